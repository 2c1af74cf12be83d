import { describeTops } from './falling-top'

describeTops('coat')

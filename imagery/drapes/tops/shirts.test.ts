import { describeTops } from './falling-top'

describeTops('shirt')

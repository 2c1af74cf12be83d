import { describeTops } from './falling-top'

describeTops('dress')

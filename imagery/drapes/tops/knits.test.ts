import { describeTops } from './falling-top'

describeTops('knit')

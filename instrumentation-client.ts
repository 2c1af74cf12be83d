/** Runs in the browser before React takes a page over. */
import { keepEarlyInput } from '@/lib/browser/early-input'

// None where Next answers alone, while developing.
if (window.earlyInput) keepEarlyInput(window.earlyInput)

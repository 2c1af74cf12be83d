import './dialog'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What a test waits for comes at once; on a busy machine a part that is loaded when needed may take seconds.
configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

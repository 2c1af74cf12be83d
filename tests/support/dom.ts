import './dialog'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What a test waits for comes at once; on a busy machine once may take a second.
configure({ asyncUtilTimeout: 5000 })
afterEach(cleanup)

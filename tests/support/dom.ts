import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing Library cleans up by itself only where afterEach is a global.
afterEach(cleanup)

// A machine under load takes its time to load a part that comes late; nothing waits longer than it must.
configure({ asyncUtilTimeout: 10_000 })

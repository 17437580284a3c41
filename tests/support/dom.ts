import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing Library cleans up automatically only if afterEach is a global.
afterEach(cleanup)

// A busy machine needs time to load a lazy part; this only raises the limit.
configure({ asyncUtilTimeout: 10_000 })

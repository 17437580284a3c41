/**
 * In the chunk of React, so that React DOM runs when that chunk arrives, and not in the task in which all else starts
 * (scripts/build/chunk-groups.ts).
 */
export { createRoot } from 'react-dom/client'

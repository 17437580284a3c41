/** Id of the header's first part, where `HeaderBack` is shown. */
export const HEADER_START_ID = 'header-start'

/** May this type of member register others, and is it named so (SES-02)? 1 and 2 are the agents. */
export const isAgent = (type: number): boolean => type === 1 || type === 2

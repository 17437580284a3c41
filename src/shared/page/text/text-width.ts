/** Maximum width of a page of text, in CSS px: text-page.module.css has it in rem. */
export const TEXT_WIDTH = 640

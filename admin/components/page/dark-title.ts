/** Of a yellow alert, whose title in yellow could not be read. */
export const DARK_TITLE = { title: { color: 'var(--mantine-color-text)' } }

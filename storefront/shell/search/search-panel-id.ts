/** The id of the popover that the header's magnifying glass opens. */
export const SEARCH_PANEL = 'buscar'

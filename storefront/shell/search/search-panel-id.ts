/** The id of the popover that the header's search button opens. */
export const SEARCH_PANEL = 'buscar'

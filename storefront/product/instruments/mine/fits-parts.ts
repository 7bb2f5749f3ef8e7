/** What pages show by the verdicts, loaded after the code that reads them: pages name every file that they may load. */
export { MineFilter } from './mine-filter.tsx'
export { OwnListing } from './own-listing.tsx'
export { ProductNotes } from './product-notes.tsx'

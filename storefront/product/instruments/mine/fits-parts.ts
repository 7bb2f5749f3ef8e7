/** What pages show by what shoppers have said of themselves, loaded after the code that reads them: pages name every file that they may load. */
export { SizeNote } from '../size/size-note.tsx'
export { MineFilter } from './mine-filter.tsx'
export { OwnListing } from './own-listing.tsx'
export { ProductNotes } from './product-notes.tsx'

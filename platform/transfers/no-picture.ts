import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '#platform/storage/port.ts'
import { saveOriginal } from '#platform/storage/save-original.ts'

/** Keeps the picture of products whose file names none, and answers its hash. */
export function saveNoPicture(db: Database, storage: Storage): Promise<string> {
  return saveOriginal(db, storage, NO_PICTURE)
}

/** A frame with a landscape, on the shop's paper. */
const NO_PICTURE =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200">
<rect width="1200" height="1200" fill="#f1eadf"/>
<g fill="none" stroke="#6f675d" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">
<rect x="380" y="430" width="440" height="340" rx="28"/><circle cx="510" cy="545" r="38"/><path d="m390 740 150-120 90 70 80-80 100 110"/>
</g></svg>`)

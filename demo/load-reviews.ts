import type { Database } from '#platform/database/connect.ts'
export async function loadReviews(_db: Database, _ids: Map<string, number>): Promise<void> {}

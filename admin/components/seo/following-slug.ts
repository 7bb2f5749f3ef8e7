import { slugOf } from '#domain/format/slug.ts'

/** Returns the slug of a new entity after its name changed: it follows the name until somebody edits it. */
export function followingSlug(slug: string, name: string, nextName: string): string {
  return slug === slugOf(name) ? slugOf(nextName) : slug
}

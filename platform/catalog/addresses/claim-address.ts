import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { hasRows, insertRows } from '#platform/database/insert-rows.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { enderecos, redirecionamentos } from '../tables.ts'

type Owner = 'produto' | 'categoria' | 'landing-page'

/** Claims a root path for a kind of page; refuses one that belongs to another kind or to the shop itself. */
export function claimAddress(tx: Database, slug: string, tipo: Owner): Promise<void> {
  return claimAddresses(tx, [slug], tipo)
}

const Claimed = z.object({ rows: z.array(z.object({ slug: z.string() })) })

/** Claims many root paths, as `claimAddress` does one; refuses the first one that can't be had. */
export async function claimAddresses(tx: Database, slugs: readonly string[], tipo: Owner): Promise<void> {
  // Sorted, so that concurrent claims don't deadlock.
  const rows = slugs.toSorted().map((slug) => ({ slug, tipo }))
  if (!hasRows(rows)) return
  const { rows: claimed } = Claimed.parse(
    await tx.execute(sql`${insertRows(enderecos, rows)} on conflict do nothing returning slug`),
  )
  const owners = await tx
    .select({ slug: enderecos.slug, tipo: enderecos.tipo })
    .from(enderecos)
    .where(sql`${enderecos.slug} = any(${sql.param([...slugs])}::text[])`)
  const ownerOf = new Map(owners.map((owner) => [owner.slug, owner.tipo]))
  for (const slug of slugs) if (ownerOf.get(slug) !== tipo) throw refuse('EnderecoOcupado', { slug })
  // The answer "no such page" may be cached.
  if (claimed.length > 0)
    await invalidateTags(
      tx,
      claimed.map(({ slug }) => tags.address(`/${slug}`)),
    )
  // A page replaces a redirect from the same address.
  const paths = slugs.map((slug) => `/${slug}`)
  await tx.delete(redirecionamentos).where(sql`${redirecionamentos.de} = any(${sql.param(paths)}::text[])`)
}

/** Releases a root path and redirects it to the new one. */
export async function moveAddress(tx: Database, slug: string, newSlug: string): Promise<void> {
  await tx.delete(enderecos).where(eq(enderecos.slug, slug))
  await invalidateTags(tx, [tags.address(`/${slug}`)])
  await redirect(tx, `/${slug}`, `/${newSlug}`)
}

/** Redirects an old address to the new one; chains of redirects are collapsed into one step. */
export async function redirect(tx: Database, de: string, para: string): Promise<void> {
  await tx.delete(redirecionamentos).where(eq(redirecionamentos.de, para))
  await tx.update(redirecionamentos).set({ para }).where(eq(redirecionamentos.para, de))
  await tx
    .insert(redirecionamentos)
    .values({ de, para })
    .onConflictDoUpdate({ target: redirecionamentos.de, set: { para } })
}

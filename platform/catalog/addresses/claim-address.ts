import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { tags } from '#platform/tags.ts'
import { enderecos, redirecionamentos } from '../tables.ts'

type Owner = 'produto' | 'categoria' | 'landing-page'

/** Claims a root path for a kind of page; refuses one that belongs to another kind or to the shop itself. */
export async function claimAddress(tx: Database, slug: string, tipo: Owner): Promise<void> {
  const claimed = await tx
    .insert(enderecos)
    .values({ slug, tipo })
    .onConflictDoNothing()
    .returning({ slug: enderecos.slug })
  const [owner] = await tx.select({ tipo: enderecos.tipo }).from(enderecos).where(eq(enderecos.slug, slug))
  if (owner?.tipo !== tipo) throw refuse('EnderecoOcupado', { slug })
  // The answer "no such page" may be cached.
  if (claimed.length > 0) await invalidateTags(tx, [tags.address(`/${slug}`)])
  // A page replaces a redirect from the same address.
  await tx.delete(redirecionamentos).where(eq(redirecionamentos.de, `/${slug}`))
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

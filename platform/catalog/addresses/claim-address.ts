import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { tags } from '#platform/tags.ts'
import { enderecos, redirecionamentos } from '../tables.ts'

type Owner = 'produto' | 'categoria' | 'landing-page'

/** Makes a root path belong to something of this kind; refuses one that belongs to another kind or to the shop itself. */
export async function claimAddress(tx: Database, slug: string, tipo: Owner): Promise<void> {
  const claimed = await tx
    .insert(enderecos)
    .values({ slug, tipo })
    .onConflictDoNothing()
    .returning({ slug: enderecos.slug })
  const [owner] = await tx.select({ tipo: enderecos.tipo }).from(enderecos).where(eq(enderecos.slug, slug))
  if (owner?.tipo !== tipo) throw refuse('EnderecoOcupado', { slug })
  // Whoever asked before was told that nothing is here, and that answer is kept, too.
  if (claimed.length > 0) await invalidateTags(tx, [tags.address(`/${slug}`)])
  // What stands here now is found here, wherever the address led before.
  await tx.delete(redirecionamentos).where(eq(redirecionamentos.de, `/${slug}`))
}

/** Gives a root path free, and leads its visitors to the new one. */
export async function moveAddress(tx: Database, slug: string, newSlug: string): Promise<void> {
  await tx.delete(enderecos).where(eq(enderecos.slug, slug))
  await invalidateTags(tx, [tags.address(`/${slug}`)])
  await redirect(tx, `/${slug}`, `/${newSlug}`)
}

/** Leads an old address to the new one, in one step however often things have moved. */
export async function redirect(tx: Database, de: string, para: string): Promise<void> {
  await tx.delete(redirecionamentos).where(eq(redirecionamentos.de, para))
  await tx.update(redirecionamentos).set({ para }).where(eq(redirecionamentos.para, de))
  await tx
    .insert(redirecionamentos)
    .values({ de, para })
    .onConflictDoUpdate({ target: redirecionamentos.de, set: { para } })
}

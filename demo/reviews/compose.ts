import { chance, pick } from '#demo/catalogue/chance.ts'
import { deck } from './deck.ts'
import { instrumentWords } from './instrument-words.ts'
import { isWoman } from './people.ts'
import { AGES, CLOSINGS, CONCESSIONS, GROUPS, SPANS, TITLES, YEARS } from './phrases.ts'
import { sameTopic } from './topics.ts'
import type { ProductVoice, ReviewedProduct } from './voice-of.ts'

type Task = { nota: number; id: string; nome: string }
type Text = { titulo: string; comentario: string }
type Deal = () => string

/** Writes reviews of one product, without repeating a text. */
export function composer(product: ReviewedProduct, voice: ProductVoice): (task: Task) => Text {
  const { slug } = product
  const written = new Set<string>()
  const deals = {
    praise: deck(voice.praise, slug, 'praise'),
    drawback: deck(voice.drawback, slug, 'drawback'),
    complaint: deck(voice.complaint, slug, 'complaint'),
    context: deck(voice.contexts, slug, 'context'),
  }
  const closings = byStars(CLOSINGS, slug, 'closing')
  const titles = byStars(TITLES, slug, 'title')
  const ownTitle = deck(voice.title, slug, 'own-title')

  return (task) => {
    const { nota, id } = task
    const fill = slots(product, voice, task)
    const titulo = nota >= 4 && chance(slug, id, 'titulo') < 0.55 ? ownTitle() : titles(nota)()
    for (;;) {
      const comentario = fill(body(task, slug, deals, closings(nota)))
      if (written.has(comentario)) continue
      written.add(comentario)

      return { titulo: fill(titulo), comentario }
    }
  }
}

type Deals = Record<'praise' | 'drawback' | 'complaint' | 'context', Deal>

function body({ nota, id }: Task, slug: string, deals: Deals, closing: Deal): string {
  const toss = (what: string, share: number) => chance(slug, id, what) < share
  const opening = toss('contexto', 0.6) ? [deals.context()] : []
  const ending = toss('fecho', 0.6) ? [closing()] : []

  return [...opening, ...moodSentences(nota, deals, toss, [slug, id]), ...ending].join(' ')
}

/** Returns sentences whose mood fits the stars. */
function moodSentences(
  nota: number,
  { praise, drawback, complaint }: Deals,
  toss: (what: string, share: number) => boolean,
  seed: string[],
): string[] {
  if (nota === 5 && toss('trio', 0.15)) return several(praise, 3)
  if (nota === 5) return several(praise, toss('par', 0.5) ? 2 : 1)
  if (nota === 4) return toss('porem', 0.75) ? mixed(praise(), drawback) : several(praise, 2)
  if (nota === 3) return toss('misto', 0.7) ? mixed(praise(), drawback) : several(drawback, 2)

  return toss('alento', 0.3) ? [complaint(), pick(CONCESSIONS, ...seed)] : [complaint()]
}

function several(deal: Deal, count: number): string[] {
  return [...new Set(Array.from({ length: count }, deal))]
}

/** A merit and a drawback on different topics. */
function mixed(merit: string, drawback: Deal): string[] {
  const drawn = Array.from({ length: 4 }, drawback)

  return [merit, drawn.find((candidate) => !sameTopic(merit, candidate)) ?? ''].filter(Boolean)
}

/**
 * Fills `{grupo}` and similar slots with words of this review, and chooses in `{parada/parado}` by the author's gender.
 */
function slots({ slug, categoria, marca }: ReviewedProduct, voice: ProductVoice, { id, nome }: Task) {
  const words: Record<string, string> = {
    ...instrumentWords({ categoria }),
    marca: marca.nome,
    tempo: pick(SPANS, slug, id, 'tempo'),
    grupo: pick(GROUPS[voice.scene], slug, id, 'grupo'),
    anos: pick(YEARS, slug, id, 'anos'),
    idade: pick(AGES, slug, id, 'idade'),
  }
  const ending = isWoman(nome) ? '$1' : '$2'

  return (text: string) =>
    text
      .replace(/\{([^{}/]+)\/([^{}/]+)\}/g, ending)
      .replace(/\{(\w+)\}/g, (slot, name: string) => words[name] ?? slot)
}

function byStars(lists: Readonly<Record<number, readonly string[]>>, ...words: string[]) {
  const decks = new Map<number, Deal>()

  return (nota: number): Deal => {
    const known = decks.get(nota)
    if (known) return known
    const fresh = deck(lists[nota] ?? [], ...words, String(nota))
    decks.set(nota, fresh)

    return fresh
  }
}

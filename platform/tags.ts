declare const TAG: unique symbol

/**
 * The name of something that cached answers and pages are made of. They are cached under the tags of all they show, and invalidated
 * with any of them (`invalidateTags`). Made here alone, so that what is read and what is written name it alike.
 */
export type Tag = string & { readonly [TAG]: true }

/** How the tags of each kind are written; those that end in `:` are of one thing each. `docs/architecture.md` says what invalidates which. */
const WRITTEN = {
  product: 'produto:',
  category: 'categoria:',
  brand: 'marca:',
  list: 'lista:',
  landingPage: 'landing-page:',
  showcase: 'vitrine:',
  address: 'endereco:',
  menu: 'menu:',
  banner: 'banner:',
  page: 'pagina:',
  popup: 'popup:',
  job: 'tarefa:',
  listing: 'listagem',
  categories: 'categorias',
  brands: 'marcas',
  lists: 'listas',
  pages: 'paginas',
  home: 'inicio',
  settings: 'configuracao',
  promotions: 'promocoes',
  storeEvaluations: 'avaliacoes-loja',
  vocabulary: 'vocabulario',
  searchRules: 'busca:regras',
} as const

export type TagKind = keyof typeof WRITTEN

/** Every tag there is. Ids are the database's; hashes, slugs and paths are those of addresses. */
export const tags = {
  product: (id: number) => made('product', id),
  category: (id: number) => made('category', id),
  brand: (id: number) => made('brand', id),
  list: (id: number) => made('list', id),
  landingPage: (id: number) => made('landingPage', id),
  showcase: (hash: string) => made('showcase', hash),
  /** What stands at a path, or that nothing does. */
  address: (path: string) => made('address', path),
  menu: (hash: string) => made('menu', hash),
  banner: (hash: string) => made('banner', hash),
  /** An institutional page, which also stands for the level of pages below it; null: the level of those that have no parent. */
  page: (slug: string | null) => (slug === null ? made('pages') : made('page', slug)),
  popup: (nivel: string) => made('popup', nivel),
  /** No cache: a job that waits, or will in so many seconds, so that it need not wait until the next look at its queue. */
  job: (name: string, seconds = 0) => made('job', seconds > 0 ? `${name}+${seconds}` : name),
  listing: made('listing'),
  categories: made('categories'),
  brands: made('brands'),
  lists: made('lists'),
  pages: made('pages'),
  home: made('home'),
  settings: made('settings'),
  promotions: made('promotions'),
  storeEvaluations: made('storeEvaluations'),
  vocabulary: made('vocabulary'),
  searchRules: made('searchRules'),
} satisfies Record<TagKind, Tag | ((...of: never[]) => Tag)>

/** Whether a tag is of one of these kinds. */
export function isTagOf(tag: Tag, kinds: readonly TagKind[]): boolean {
  return kinds.some((kind) => {
    const written = WRITTEN[kind]
    return written.endsWith(':') ? tag.startsWith(written) : tag === written
  })
}

/** The job that a tag says waits, and in how many seconds it may run; null for all other tags. */
export function readJobTag(tag: Tag): { name: string; seconds: number } | null {
  if (!isTagOf(tag, ['job'])) return null
  const [name = '', seconds = '0'] = tag.slice(WRITTEN.job.length).split('+')

  return { name, seconds: Number(seconds) }
}

/** The tags of a notification, as `invalidateTags` sends them: between spaces. */
export function readTags(payload: string): Tag[] {
  return payload.split(' ').filter(isTag)
}

function made(kind: TagKind, of: string | number = ''): Tag {
  // A space would end the tag in the notification.
  const tag = `${WRITTEN[kind]}${of}`.replaceAll(' ', '+')
  if (!isTag(tag)) throw new Error(`${kind} is no tag.`)

  return tag
}

function isTag(text: string): text is Tag {
  return text !== ''
}

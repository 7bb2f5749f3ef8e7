declare const TAG: unique symbol

/**
 * The name of something that cached answers and pages depend on. They are cached under the tags of everything they
 * show, and invalidated with any of them (`invalidateTags`). Created only here, so that readers and writers use the
 * same names.
 */
export type Tag = string & { readonly [TAG]: true }

/**
 * How tags of each kind start; those that end in `:` name one item each. `docs/architecture.md` says what invalidates
 * which.
 */
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
  menus: 'menus',
  pages: 'paginas',
  guides: 'guias',
  home: 'inicio',
  settings: 'configuracao',
  appearance: 'aparencia',
  paymentAccounts: 'contas-pagamento',
  promotions: 'promocoes',
  services: 'servicos',
  workshopDays: 'agenda-oficina',
  storeEvaluations: 'avaliacoes-loja',
  vocabulary: 'vocabulario',
  searchRules: 'busca:regras',
} as const

export type TagKind = keyof typeof WRITTEN

/** All tags. Ids are the database's; hashes, slugs and paths are those of addresses. */
export const tags = {
  product: (id: number) => createTag('product', id),
  category: (id: number) => createTag('category', id),
  brand: (id: number) => createTag('brand', id),
  list: (id: number) => createTag('list', id),
  landingPage: (id: number) => createTag('landingPage', id),
  showcase: (hash: string) => createTag('showcase', hash),
  /** The page at a path, or its absence. */
  address: (path: string) => createTag('address', path),
  menu: (hash: string) => createTag('menu', hash),
  banner: (hash: string) => createTag('banner', hash),
  /** An institutional page and the level of pages below it; null for the level of pages without a parent. */
  page: (slug: string | null) => (slug === null ? createTag('pages') : createTag('page', slug)),
  popup: (nivel: string) => createTag('popup', nivel),
  /**
   * Not a cache tag: tells nodes that a job is waiting, or will be in so many seconds, so that it does not wait for the
   * next poll of its queue.
   */
  job: (name: string, seconds = 0) => createTag('job', seconds > 0 ? `${name}+${seconds}` : name),
  listing: createTag('listing'),
  categories: createTag('categories'),
  brands: createTag('brands'),
  lists: createTag('lists'),
  menus: createTag('menus'),
  pages: createTag('pages'),
  /** All guides, and links to them. */
  guides: createTag('guides'),
  home: createTag('home'),
  settings: createTag('settings'),
  appearance: createTag('appearance'),
  paymentAccounts: createTag('paymentAccounts'),
  promotions: createTag('promotions'),
  services: createTag('services'),
  workshopDays: createTag('workshopDays'),
  storeEvaluations: createTag('storeEvaluations'),
  vocabulary: createTag('vocabulary'),
  searchRules: createTag('searchRules'),
} satisfies Record<TagKind, Tag | ((...of: never[]) => Tag)>

/** Whether a tag is of one of these kinds. */
export function isTagOf(tag: Tag, kinds: readonly TagKind[]): boolean {
  return kinds.some((kind) => {
    const written = WRITTEN[kind]
    return written.endsWith(':') ? tag.startsWith(written) : tag === written
  })
}

/** Returns which job a tag announces, and in how many seconds it may run; null for all other tags. */
export function readJobTag(tag: Tag): { name: string; seconds: number } | null {
  if (!isTagOf(tag, ['job'])) return null
  const [name = '', seconds = '0'] = tag.slice(WRITTEN.job.length).split('+')

  return { name, seconds: Number(seconds) }
}

/** Returns the tags of a notification that `invalidateTags` sent, separated by spaces. */
export function readTags(payload: string): Tag[] {
  return payload.split(' ').filter(isTag)
}

function createTag(kind: TagKind, of: string | number = ''): Tag {
  // A space would end the tag in the notification.
  const tag = `${WRITTEN[kind]}${of}`.replaceAll(' ', '+')
  if (!isTag(tag)) throw new Error(`${kind} is not a valid tag.`)

  return tag
}

function isTag(text: string): text is Tag {
  return text !== ''
}

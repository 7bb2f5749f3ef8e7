import { createRouterClient, onError } from '@orpc/server'
import type { Api } from '#contract/contract.ts'
import type { Visit } from '#platform/visit.ts'
import { refuseUnstorable, refuseUnstorableText } from '../api/refuse-unstorable.ts'
import { router } from '../api/router.ts'
import type { KeptAnswers, Note } from '../cache/kept-answers.ts'

/** As long as the header may be. */
const MAX_KEY = 100

/** In whose name a private page asks; nobody's, for pages that all share. */
export type Visitor = Partial<Pick<Visit, 'db' | 'sessao' | 'ip' | 'agente' | 'renewSession'>>

/**
 * The platform as pages ask it: in this process, without HTTP. Menus, banners and the like stand on many pages and are
 * asked for once per change.
 */
export function createPageApi(answers: KeptAnswers, visit: (note: Note, visitor: Visitor) => Visit) {
  const client = (note: Note, visitor: Visitor = {}): Api =>
    createRouterClient(router, {
      // Asked for anew with each call: after a login the page goes on in the new session's name.
      context: ({ chave }: { chave?: string }) => ({
        ...visit(note, visitor),
        chaveIdempotencia: chave?.slice(0, MAX_KEY) || null,
      }),
      interceptors: [
        onError(refuseUnstorable),
        ({ next, input }) => {
          refuseUnstorableText(input)
          return next()
        },
      ],
    })
  const menu = answers.keep((input: Parameters<Api['content']['menu']>[0], note) =>
    client(note).content.menu(input),
  )
  const banners = answers.keep((input: Parameters<Api['content']['banners']>[0], note) =>
    client(note).content.banners(input),
  )
  const settings = answers.keep((_: null, note) => client(note).content.settings())
  const home = answers.keep((_: null, note) => client(note).content.home())
  const brands = answers.keep((_: null, note) => client(note).catalog.brands())
  const showcase = answers.keep((input: Parameters<Api['catalog']['showcase']>[0], note) =>
    client(note).catalog.showcase(input),
  )

  return (note: Note, visitor: Visitor = {}): Api => {
    const api = client(note, visitor)
    const { popup, page, ping } = api.content
    const { verify, listing, product, preview, relatedShowcase, seenShowcase, lists, list } = api.catalog
    return {
      cart: api.cart,
      catalog: {
        ...{ verify, listing, product, preview, relatedShowcase, seenShowcase, lists, list },
        brands: () => brands(null, note),
        showcase: (input) => showcase(input, note),
      },
      checkout: api.checkout,
      customers: api.customers,
      marketing: api.marketing,
      orders: api.orders,
      privacy: api.privacy,
      reviews: api.reviews,
      search: api.search,
      shipping: api.shipping,
      wishlist: api.wishlist,
      content: {
        popup,
        page,
        ping,
        menu: (input) => menu(input, note),
        banners: (input) => banners(input, note),
        settings: () => settings(null, note),
        home: () => home(null, note),
      },
    }
  }
}

import { createRouterClient, onError } from '@orpc/server'
import type { Api } from '#contract/contract.ts'
import type { Visit } from '#platform/visit.ts'
import { router } from '../api/router.ts'
import { refuseUnstorableText } from '../api/unstorable-text.ts'
import type { KeptAnswers, Note } from '../cache/kept-answers.ts'

/**
 * The platform as pages ask it: in this process, without HTTP. Menus, banners and the like stand on many pages and are
 * asked for once per change.
 */
export function createPageApi(answers: KeptAnswers, visit: (note: Note, sessao: string | null) => Visit) {
  const client = (note: Note, sessao: string | null = null): Api =>
    createRouterClient(router, {
      context: visit(note, sessao),
      interceptors: [onError(refuseUnstorableText)],
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

  return (note: Note, sessao: string | null = null): Api => {
    const api = client(note, sessao)
    const { popup, page, ping } = api.content
    const { verify, listing, product, relatedShowcase, seenShowcase, lists, list } = api.catalog
    return {
      cart: api.cart,
      catalog: {
        ...{ verify, listing, product, relatedShowcase, seenShowcase, lists, list },
        brands: () => brands(null, note),
        showcase: (input) => showcase(input, note),
      },
      customers: api.customers,
      marketing: api.marketing,
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

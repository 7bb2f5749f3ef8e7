import { createRouterClient, onError } from '@orpc/server'
import type { Api } from '#contract/contract.ts'
import { outageOf } from '#platform/database/outage.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { traceUseCase } from '#platform/infrastructure/tracing/trace-use-case.ts'
import { refuseUnstorable, refuseUnstorableText } from '../api/refuse-unstorable.ts'
import { router } from '../api/router.ts'
import type { CachedAnswers, Note } from '../cache/cached-answers.ts'
import type { ReadCall } from '../cache/replica/read-calls.ts'
import { refuseOutage } from '../http/answers/unavailable.ts'

/** Maximum length of the header. */
const MAX_KEY = 100

/** The visitor of a private page; none for pages that all share. */
export type Visitor = Partial<Pick<RequestContext, 'db' | 'sessao' | 'ip' | 'agente' | 'renewSession'>>

/** The visitor and the page. Receives outages behind an answer, even if the page does without that answer. */
export type Asking = { visitor?: Visitor; outage?: ((error: unknown) => void) | undefined }

/**
 * The platform's API for pages: in this process, without HTTP. Answers that many pages need, such as menus and banners,
 * are cached until they change.
 */
export function createPageApi(
  answers: CachedAnswers,
  requestContext: (note: Note, visitor: Visitor) => RequestContext,
  read: ReadCall,
) {
  const client = (note: Note, { visitor, outage }: Asking = {}): Api =>
    createRouterClient(router, {
      // Created for each call: after a login, the page continues in the new session.
      context: ({ chave }: { chave?: string }) => ({
        ...requestContext(note, visitor ?? {}),
        chaveIdempotencia: chave?.slice(0, MAX_KEY) || null,
      }),
      interceptors: [
        onError((error) => {
          if (outageOf(error)) outage?.(error)
          refuseUnstorable(error)
          refuseOutage(error)
        }),
        ({ next, input, path }) => {
          refuseUnstorableText(input)
          return traceUseCase(path, next)
        },
        // A visitor reads what they have just written, at the primary.
        ({ next, ...call }) =>
          visitor ? next() : read(call.context, (context) => next({ ...call, context })),
      ],
    })
  const menu = answers.withCache((input: Parameters<Api['content']['menu']>[0], note) =>
    client(note).content.menu(input),
  )
  const banners = answers.withCache((input: Parameters<Api['content']['banners']>[0], note) =>
    client(note).content.banners(input),
  )
  const footerMenus = answers.withCache((_: null, note) => client(note).content.footerMenus())
  const settings = answers.withCache((_: null, note) => client(note).content.settings())
  const home = answers.withCache((_: null, note) => client(note).content.home())
  const guideSubjects = answers.withCache((_: null, note) => client(note).guides.subjects())
  const guideList = answers.withCache((input: Parameters<Api['guides']['list']>[0], note) =>
    client(note).guides.list(input),
  )
  const brands = answers.withCache((_: null, note) => client(note).catalog.brands())
  const showcase = answers.withCache((input: Parameters<Api['catalog']['showcase']>[0], note) =>
    client(note).catalog.showcase(input),
  )
  const related = answers.withCache((input: Parameters<Api['catalog']['relatedShowcase']>[0], note) =>
    client(note).catalog.relatedShowcase(input),
  )

  return (note: Note, asking: Asking = {}): Api => {
    const api = client(note, asking)
    /** A shared answer may have been requested by another page first: reports its outage to this one too. */
    const shared = <O>(answer: Promise<O>): Promise<O> => {
      answer.catch((error) => outageOf(error) && asking.outage?.(error))
      return answer
    }
    const { popup, page, ping } = api.content
    const {
      verify,
      listing,
      product,
      comparison,
      sizeGuide,
      leftHanded,
      workshop,
      preview,
      seenShowcase,
      lists,
      list,
    } = api.catalog
    return {
      cart: api.cart,
      cartServices: api.cartServices,
      catalog: {
        verify,
        listing,
        product,
        comparison,
        sizeGuide,
        leftHanded,
        workshop,
        preview,
        seenShowcase,
        lists,
        list,
        brands: () => shared(brands(null, note)),
        showcase: (input) => shared(showcase(input, note)),
        relatedShowcase: (input) => shared(related(input, note)),
      },
      checkout: api.checkout,
      customers: api.customers,
      guides: {
        list: (input) => shared(guideList(input, note)),
        get: api.guides.get,
        subjects: () => shared(guideSubjects(null, note)),
      },
      instruments: api.instruments,
      listening: api.listening,
      marketing: api.marketing,
      orders: api.orders,
      ownSalesQuotes: api.ownSalesQuotes,
      ownWorkOrders: api.ownWorkOrders,
      passports: api.passports,
      personalLists: api.personalLists,
      privacy: api.privacy,
      reviews: api.reviews,
      search: api.search,
      savedItems: api.savedItems,
      pupilLists: api.pupilLists,
      sharedCart: api.sharedCart,
      shipping: api.shipping,
      strings: api.strings,
      teaching: api.teaching,
      tradeIns: api.tradeIns,
      wishlist: api.wishlist,
      content: {
        popup,
        page,
        ping,
        menu: (input) => shared(menu(input, note)),
        banners: (input) => shared(banners(input, note)),
        footerMenus: () => shared(footerMenus(null, note)),
        settings: () => shared(settings(null, note)),
        home: () => shared(home(null, note)),
      },
    }
  }
}

import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

/** What somebody does who is about to use a page. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
]

/** The server needs all code from its start on, the browser none before the visitor's first sign. */
const { promise: wanted, resolve: want } = Promise.withResolvers<void>()
if (import.meta.env.SSR) want()
else for (const sign of SIGNS) addEventListener(sign, () => want(), { once: true, capture: true })

/** The code that is wanted and on its way, or there. */
const fetches = new Set<Promise<unknown>>()

/**
 * A part of the page that nobody uses at first sight. The server writes it, and it stands there as without JavaScript until
 * the visitor's first sign: then its code is fetched and takes over. `sooner`, asked when a page holds the part, may name an
 * end of the wait that comes before. `without` is the HTML that stands there if the code can't be had and the server wrote nothing.
 *
 *     const Footer = latePart(async () => (await import('./footer.tsx')).Footer)
 */
export function lazyHydrate<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  sooner?: () => Promise<unknown>,
  without = '',
) {
  const held = Promise.withResolvers<unknown>()
  const code = Promise.race([wanted, held.promise]).then(fetchCode)
  void wanted.then(() => fetches.add(code))
  const fetched = () => {
    held.resolve(sooner?.() ?? wanted)
    return code.then((part) => ({ default: part }), never)
  }
  const Part = import.meta.env.SSR ? atHand(code) : lazy(fetched)

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where a module begins
  return memo(function LatePart(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [written, setWritten] = useState<string>()
    // A change that comes before the code must not take away what the server wrote: deferred, it waits for it.
    const settled = useDeferredValue(props)
    const part = useMemo(() => <Part {...settled} />, [settled])

    // Code that can't be had is done without: what the server wrote stays.
    useEffect(() => void code.catch(() => setWritten(place.current?.innerHTML || without)), [])

    return written === undefined ? (
      <div ref={place} data-late="">
        <Suspense>{part}</Suspense>
      </div>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own
      <div data-late="" dangerouslySetInnerHTML={{ __html: written }} />
    )
  })
}

/**
 * Another page or fresh data are a sign too, also where no visitor asked for them: React shows neither before it has what
 * stands in their way, and that are the late parts.
 */
export function useRouterSign(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router

  useEffect(
    () =>
      router?.subscribe(({ navigation, revalidation }) => {
        if (navigation.state !== 'idle' || revalidation !== 'idle') want()
      }),
    [router],
  )
}

/**
 * Waits for the code of late parts, as far as it is wanted: the server before it renders, and the browser, once there was a
 * sign, before it shows another page, so that this comes whole.
 */
export async function lazyCode(): Promise<void> {
  await Promise.allSettled(fetches)
}

/** The component on the server, which renders without waiting, and only after `lazyCode`. */
function atHand<Props extends object>(code: Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  void code.then((part) => {
    Part = part
  })

  return (props) => Part && <Part {...props} />
}

function never(): Promise<never> {
  return new Promise(() => {})
}

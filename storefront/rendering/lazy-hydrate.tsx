import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { nextPaint } from './browser/next-paint.ts'

/** Events that show that a visitor is about to use the page. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'submit',
  'popstate',
]

/** The server loads all code at startup, the browser at the visitor's first interaction. */
const { promise: interacted, resolve: startHydration } = Promise.withResolvers<void>()
if (import.meta.env.SSR) startHydration()
else listen()

function listen(): void {
  const noticed = new AbortController()
  const notice = (event: Event) => {
    if (event instanceof PointerEvent && !isSign(event)) return
    noticed.abort()
    // Starting to load a dozen files would delay the answer to the event.
    void nextPaint().then(startHydration)
  }
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, signal: noticed.signal })
}

/**
 * A finger that has just come down may be about to tap: what follows then comes first. Browsers also send a move when a
 * page appears under a pointer that stays where it is.
 */
function isSign({ type, pointerType, movementX, movementY }: PointerEvent): boolean {
  if (pointerType === 'touch') return type === 'click'

  return type !== 'pointermove' || movementX !== 0 || movementY !== 0
}

/** The code that is loading or loaded. */
const fetches = new Set<Promise<unknown>>()

/**
 * A part of the page that is rarely used at once. The server renders it, and it works as without JavaScript until the
 * visitor's first interaction: then its code is loaded and hydrates it. `loadEarlier` is called when a page contains the
 * part; the promise that it returns may start the loading earlier. `without` is the HTML to show if the code cannot be
 * loaded and the server rendered nothing.
 *
 *     const Footer = lazyHydrate(async () => (await import('./footer.tsx')).Footer)
 */
export function lazyHydrate<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  loadEarlier?: () => Promise<unknown>,
  without = '',
) {
  const requested = Promise.withResolvers<unknown>()
  const code = Promise.race([interacted, requested.promise]).then(fetchCode)
  void interacted.then(() => fetches.add(code))
  const fetched = () => {
    requested.resolve(loadEarlier?.() ?? interacted)
    return code.then((part) => ({ default: part }), never)
  }
  const Part = import.meta.env.SSR ? atHand(code) : lazy(fetched)

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where a module begins
  return memo(function LazyPart(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [written, setWritten] = useState<string>()
    // A change before the code is loaded must not remove the server's HTML: the deferred value waits for the code.
    const settled = useDeferredValue(props)
    const part = useMemo(() => <Part {...settled} />, [settled])

    // If the code cannot be loaded, the server's HTML stays.
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
 * Hydrates the lazy parts now. Code that navigates or revalidates without the visitor calls it first: React only shows the
 * result once the lazy parts in the page are loaded.
 */
export function hydrateNow(): void {
  startHydration()
}

/**
 * Waits for the code of lazy parts that is being loaded: the server before it renders, and the browser, after the first
 * interaction, before it shows another page, so that the page appears complete.
 */
export async function lazyCode(): Promise<void> {
  await Promise.allSettled(fetches)
}

/** The component on the server, which renders without waiting, after `lazyCode`. */
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

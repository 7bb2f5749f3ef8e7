import { useEffect, useState } from 'react'
import type { CartItem } from '#contract/cart/cart.ts'
import { holdDay, holdTime } from '#domain/cart/piece-hold.ts'
import { now } from '#storefront/rendering/browser/clock.ts'

/**
 * Until when nobody else can have this instrument: the time of day, and with script a clock, which screen readers leave
 * out. A piece whose time is over stays in the cart, and says so. A unit that the queue holds has hours or days
 * instead.
 */
export function PieceHold({
  exemplar,
  reservadoAte,
  quantidade,
}: Pick<CartItem, 'exemplar' | 'reservadoAte' | 'quantidade'>) {
  const ate = exemplar ? exemplar.retidoAte : reservadoAte
  const seconds = useSecondsUntil(ate)
  if (!exemplar && !ate) return null
  if (ate === null || (seconds !== null && seconds <= 0))
    return <p>O tempo de reserva acabou{exemplar && ': este exemplar é de quem comprar primeiro'}.</p>

  return (
    <p>
      {quantidade > 1 ? '1 unidade reservada' : 'Reservado'} para você até{' '}
      {exemplar ? holdTime(ate) : holdDay(ate)}
      {exemplar && seconds !== null && <span aria-hidden="true"> ({clock(seconds)})</span>}
    </p>
  )
}

/** Null without script and before the first second. */
function useSecondsUntil(ate: string | null): number | null {
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => {
    if (ate === null) return
    const count = () => setSeconds(Math.round((Date.parse(ate) - now().getTime()) / 1000))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [ate])

  return ate === null ? null : seconds
}

/** `12:05`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

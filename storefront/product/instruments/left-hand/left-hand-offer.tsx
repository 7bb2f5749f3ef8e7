import { type FormEvent, useEffect, useState } from 'react'
import { LEFT_HAND_PATH } from '#domain/instruments/compatibility/left-hand-path.ts'
import buttons from '../../../components/button.module.css'
import tools from '../tool-page.module.css'
import { preferLeftHand, prefersLeftHand } from './preferred-hand.ts'

/**
 * Offers whoever plays a left-handed instrument the switch for all listings. Without script the button leads to the
 * page for left-handers, whose links filter.
 */
export function LeftHandOffer() {
  const [left, setLeft] = useState(false)
  useEffect(() => setLeft(prefersLeftHand()), [])

  function turnOn(event: FormEvent) {
    event.preventDefault()
    preferLeftHand(true)
    // A browser without storage can't follow it.
    setLeft(prefersLeftHand())
  }

  return (
    <>
      {!left && (
        <form method="get" action={LEFT_HAND_PATH} onSubmit={turnOn}>
          <button type="submit" className={buttons['secondary']}>
            Mostrar só versões para canhotos nas listagens
          </button>
        </form>
      )}
      <p role="status" className={tools['basis']}>
        {left && (
          <>
            As listagens que têm versões para canhotos mostram só estas.{' '}
            <a href={LEFT_HAND_PATH}>Mudar em Canhotos</a>
          </>
        )}
      </p>
    </>
  )
}

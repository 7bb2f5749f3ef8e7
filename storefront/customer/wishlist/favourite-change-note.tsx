import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import styles from './favourite-change-note.module.css'
import type { FavouriteChange } from './favourites-request.ts'

/**
 * Says what was done, and offers to undo it. It takes the focus from the removed card's button, so that keyboard and
 * screen reader users keep their place.
 */
export function FavouriteChangeNote({ change }: { change: FavouriteChange }) {
  const { idProduto, favourite } = change
  const note = useRef<HTMLParagraphElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is announced
  useEffect(() => note.current?.focus({ preventScroll: true }), [change])

  return (
    <div className={styles['note']}>
      <p ref={note} tabIndex={-1}>
        {favourite ? 'Guardado nos favoritos.' : 'Removido dos favoritos.'}
      </p>
      {!favourite && (
        <Form method="post" preventScrollReset>
          <button type="submit" name="guardar" value={idProduto} className={styles['undo']}>
            Desfazer
          </button>
        </Form>
      )}
    </div>
  )
}

import { useEffect, useId, useRef } from 'react'
import classes from './product-grid.module.css'

/** Where the cursor goes on: with the keys that say so, or nowhere. */
export type Leave = 'baixo' | 'direita' | 'esquerda' | 'aqui' | 'fora'

type CellEditorProps = {
  rotulo: string
  text: string
  choices: { valor: string; nome: string }[] | undefined
  /** `text` null leaves the cell as it was. */
  onLeave: (text: string | null, leave: Leave) => void
}

const KEYS: Record<string, Leave> = { Enter: 'baixo', Escape: 'aqui' }

/** The field in a cell while it is edited: Enter and Tab keep what is typed, Escape doesn't. */
export function CellEditor({ rotulo, text, choices, onLeave }: CellEditorProps) {
  const field = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  const list = useId()
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
  }, [text])

  function leave(kept: string | null, where: Leave) {
    // Enter takes the field away, which then loses the focus too.
    if (left.current) return
    left.current = true
    onLeave(kept, where)
  }

  return (
    <>
      <input
        ref={field}
        aria-label={rotulo}
        className={classes['editor']}
        defaultValue={text}
        {...(choices && { list })}
        onBlur={(event) => leave(event.currentTarget.value, 'fora')}
        onKeyDown={(event) => {
          event.stopPropagation()
          const where = event.key === 'Tab' ? tabbed(event.shiftKey) : KEYS[event.key]
          if (!where) return
          event.preventDefault()
          leave(event.key === 'Escape' ? null : event.currentTarget.value, where)
        }}
      />
      {choices && (
        <datalist id={list}>
          {choices.map(({ valor, nome }) => (
            <option key={valor} value={nome} />
          ))}
        </datalist>
      )}
    </>
  )
}

function tabbed(back: boolean): Leave {
  return back ? 'esquerda' : 'direita'
}

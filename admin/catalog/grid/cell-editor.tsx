import { useEffect, useId, useRef } from 'react'
import classes from './product-grid.module.css'

/** Where the cursor moves when the editor closes. */
export type Leave = 'down' | 'right' | 'left' | 'stay' | 'out'

type CellEditorProps = {
  label: string
  text: string
  choices: { valor: string; nome: string }[] | undefined
  /** A null `text` leaves the cell unchanged. */
  onLeave: (text: string | null, leave: Leave) => void
}

const KEYS: Record<string, Leave> = { Enter: 'down', Escape: 'stay' }

/** The input of a cell while it is edited: Enter and Tab accept the text, Escape discards it. */
export function CellEditor({ label, text, choices, onLeave }: CellEditorProps) {
  const field = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  const list = useId()
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
  }, [text])

  function leave(accepted: string | null, where: Leave) {
    // Enter removes the field, which then fires blur too.
    if (left.current) return
    left.current = true
    onLeave(accepted, where)
  }

  return (
    <>
      <input
        ref={field}
        aria-label={label}
        className={classes['editor']}
        defaultValue={text}
        {...(choices && { list })}
        onBlur={(event) => leave(event.currentTarget.value, 'out')}
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
  return back ? 'left' : 'right'
}

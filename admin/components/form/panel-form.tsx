import { Input } from '@mantine/core'
import { type ComponentProps, type FormEvent, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** `sentence` is null for a field that shows by itself what is wrong. */
type Problem = { field: Field; sentence: string | null }

type PanelFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** Called with what the fields hold, once all are valid. The browser itself sends nothing. */
  onSubmit: (fields: FormData) => unknown
}

/**
 * A form that shows validation errors at the fields and in Portuguese. The rules are those of its fields (`required`,
 * `type="email"`); only the browser's own bubbles are off, since they follow the browser's language.
 */
export function PanelForm({ onSubmit, children, ...props }: PanelFormProps) {
  const [problems, setProblems] = useState<Problem[]>([])
  // Fields are filled by choices too, such as a customer's, of which the browser sends no event.
  useEffect(() => {
    setProblems((old) => {
      const left = old.filter(({ field }) => field.isConnected && !field.validity.valid)
      return left.length === old.length ? old : left
    })
  })

  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const found = problemsOf(event.currentTarget)
        setProblems(found)
        if (found.length === 0) onSubmit(new FormData(event.currentTarget))
        else found[0]?.field.focus()
      }}
      onInput={({ target }: FormEvent) => setProblems((old) => old.filter(({ field }) => field !== target))}
    >
      {children}
      {problems.map(
        ({ field, sentence }) =>
          sentence !== null && (
            <FieldProblem key={sentence + field.id + field.name} field={field} sentence={sentence} />
          ),
      )}
    </form>
  )
}

function problemsOf(form: HTMLFormElement): Problem[] {
  return [...form.elements]
    .filter((element) => isField(element))
    .filter((field) => field.willValidate && !field.validity.valid)
    .map((field) => ({ field, sentence: sentenceOf(field) }))
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

function sentenceOf({ validity, type }: Field): string | null {
  if (validity.customError) return null
  if (validity.valueMissing) return type === 'checkbox' ? 'Marque para continuar.' : 'Preencha este campo.'
  if (type === 'email') return 'Digite um e-mail como nome@exemplo.com.br.'
  if (type === 'url') return 'Digite o endereço inteiro, como https://exemplo.com.br.'

  return 'Confira este campo.'
}

/** The error message, shown below its field and linked to it for screen readers. */
function FieldProblem({ field, sentence }: { field: Field; sentence: string }) {
  const id = useId()
  useEffect(() => {
    const described = field.getAttribute('aria-describedby')
    // Marks the field as Mantine marks its own errors.
    const frame = field.closest('.mantine-Input-wrapper')
    frame?.setAttribute('data-error', 'true')
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', described === null ? id : `${described} ${id}`)

    return () => {
      frame?.removeAttribute('data-error')
      field.removeAttribute('aria-invalid')
      if (described === null) field.removeAttribute('aria-describedby')
      else field.setAttribute('aria-describedby', described)
    }
  }, [field, id])
  const below = field.closest('.mantine-InputWrapper-root') ?? field.parentElement

  return below && createPortal(<Input.Error id={id}>{sentence}</Input.Error>, below)
}

import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { formatCep } from '#domain/documents/format-cep.ts'
import buttons from '../components/button.module.css'
import row from '../components/forms/input-row.module.css'
import { MaskedInput } from '../components/forms/masked-input.tsx'
import styles from './cep-form.module.css'
import { CepHelp } from './cep-help.tsx'
import type { FreightState } from './freight.ts'

type Props = Pick<FreightState, 'waiting' | 'refusal'> & {
  /** The CEP of the last request, or the visitor's known CEP; shown until the visitor types another. */
  cep: string
  onAsk: (cep: string) => void
  /** Called when the visitor is about to type. */
  onIntent?: () => void
  /** Where the form is sent without JavaScript; if left out, it needs JavaScript. */
  action?: string
  /** Hidden fields. */
  children?: ReactNode
}

/** The CEP field with its error, and help for visitors who do not know their CEP. */
export function CepForm({ cep, waiting, refusal, onAsk, onIntent, action, children }: Props) {
  const [id, refusalId] = [useId(), useId()]
  const field = useRef<HTMLInputElement>(null)
  const filled = useRef(formatCep(cep))

  // A CEP that the shopper typed stays.
  useEffect(() => {
    const input = field.current
    if (!input || (input.value !== '' && input.value !== filled.current)) return
    filled.current = fill(input, cep)
  }, [cep])

  function ask(event: FormEvent) {
    event.preventDefault()
    if (!field.current) return
    filled.current = field.current.value
    onAsk(field.current.value)
    if (field.current.value.length < 9) field.current.focus()
  }

  function choose(sample: string) {
    if (field.current) filled.current = fill(field.current, sample)
    onAsk(sample)
  }

  return (
    <div className={styles['cep']} data-needs-script={action === undefined || undefined}>
      <form
        method="post"
        action={action}
        noValidate
        aria-busy={waiting}
        onSubmit={ask}
        onFocus={onIntent}
        onPointerEnter={onIntent}
      >
        {children}
        <label htmlFor={id}>Calcule o frete e o prazo</label>
        <div className={row['row']}>
          <MaskedInput
            ref={field}
            id={id}
            name="cep"
            format={formatCep}
            defaultValue={cep}
            placeholder="00000-000"
            autoComplete="postal-code"
            required
            aria-invalid={refusal?.cep || undefined}
            aria-describedby={refusal ? refusalId : undefined}
          />
          <button type="submit" className={buttons['secondary']}>
            Calcular<span className="visually-hidden"> o frete</span>
          </button>
        </div>
        {refusal && (
          <p id={refusalId} role="alert" className={styles['refusal']}>
            {refusal.mensagem}
          </p>
        )}
      </form>
      <CepHelp onChoose={choose} />
    </div>
  )
}

/** Sets the value of the field and returns it. */
function fill(input: HTMLInputElement, cep: string): string {
  input.value = formatCep(cep)

  return input.value
}

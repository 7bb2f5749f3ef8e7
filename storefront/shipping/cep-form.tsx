import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { formatCep } from '#domain/documents/format-cep.ts'
import buttons from '../components/button.module.css'
import { MaskedInput } from '../components/forms/masked-input.tsx'
import styles from './cep-form.module.css'
import { CepHelp } from './cep-help.tsx'
import type { FreightState } from './freight.ts'

type Props = Pick<FreightState, 'waiting' | 'refusal'> & {
  /** What freight was asked with last, or what the shop knows as the visitor's; fills the field until something else is typed. */
  cep: string
  onAsk: (cep: string) => void
  /** Somebody is about to ask. */
  onIntent?: () => void
  /** Where the form goes without JavaScript; left out, it needs it. */
  action?: string
  /** Its hidden fields. */
  children?: ReactNode
}

/** Asks for the CEP, says beside the field what is wrong with it, and helps who doesn't know theirs. */
export function CepForm({ cep, waiting, refusal, onAsk, onIntent, action, children }: Props) {
  const [id, refusalId] = [useId(), useId()]
  const field = useRef<HTMLInputElement>(null)
  const filled = useRef(formatCep(cep))

  // What was typed over it is the shopper's, and stays.
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
        <div className={styles['row']}>
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

/** Answers what the field then holds. */
function fill(input: HTMLInputElement, cep: string): string {
  input.value = formatCep(cep)

  return input.value
}

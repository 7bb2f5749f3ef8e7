import { Form } from 'react-router'
import type { OwnWorkOrder } from '#contract/orders/workshop/own-work-orders.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import buttons from '../../components/button.module.css'
import { TextArea } from '../../components/forms/field.tsx'
import tools from '../../product/instruments/tool-page.module.css'
import passport from '../passports/passport.module.css'
import written from '../written.module.css'

type WorkMessagesProps = Pick<OwnWorkOrder, 'mensagens'> & {
  problems: Record<string, string>
  /** What a refused form contained. */
  typed: Record<string, string>
}

/** What customer and workshop wrote to each other, and a form to write more. */
export function WorkMessages({ mensagens, problems, typed }: WorkMessagesProps) {
  return (
    <section className={tools['card']} aria-labelledby="mensagens">
      <h2 id="mensagens">Mensagens</h2>
      {mensagens.length === 0 && <p>Alguma pergunta? Escreva para quem cuida do instrumento.</p>}
      <ul className={tools['results']}>
        {mensagens.map(({ id, quem, nome, texto, em }) => (
          <li key={id}>
            <p>
              <strong>{quem === 'cliente' ? 'Você' : nome || 'Oficina'}</strong>{' '}
              <small>
                <time dateTime={em}>{formatMoment(em)}</time>
              </small>
            </p>
            <p className={written['text']}>{texto}</p>
          </li>
        ))}
      </ul>
      <Form method="post" className={`${tools['results']} ${passport['screen']}`}>
        <input type="hidden" name="acao" value="escrever" />
        <TextArea
          // What was sent is above; the next message begins empty.
          key={mensagens.length}
          name="texto"
          label="Sua mensagem"
          rows={3}
          maxLength={2000}
          defaultValue={typed['texto'] ?? ''}
          problem={problems['texto']}
          required
        />
        <button type="submit" className={buttons['secondary']}>
          Enviar
        </button>
      </Form>
    </section>
  )
}

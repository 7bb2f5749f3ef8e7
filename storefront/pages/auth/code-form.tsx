import { Form, useLocation } from 'react-router'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { CodeField } from '#storefront/customer/code-field.tsx'
import buttons from '../../components/button.module.css'
import styles from '../../customer/access-page.module.css'

type Props = {
  /** The login name as typed, to send another code to the same account. */
  usuario: string
  /** The answer to the request for a code. */
  sentence: string
  /** Why the code was refused. */
  refusal: string | undefined
}

/** The second step of the login by code. */
export function CodeForm({ usuario, sentence, refusal }: Props) {
  const { pathname, search } = useLocation()
  const form = useFirstProblem(refusal)

  return (
    <>
      <h1>Digite o código</h1>
      {sentence && (
        <p role="status" className={styles['text']}>
          {sentence}
        </p>
      )}
      <Form ref={form} method="post" className={styles['form']} noValidate>
        <input type="hidden" name="usuario" value={usuario} />
        <CodeField hint="Ele vale por 10 minutos. Não chegou? Confira a caixa de spam." problem={refusal} />
        <button type="submit" name="acao" value="entrar-com-codigo" className={buttons['primary']}>
          Entrar
        </button>
        <button type="submit" name="acao" value="codigo" className={buttons['secondary']}>
          Enviar outro código
        </button>
        <a href={pathname + search} className={styles['link']}>
          Entrar com senha
        </a>
      </Form>
    </>
  )
}

import { useShop } from '#storefront/rendering/browser/api.ts'
import styles from './simulation-note.module.css'

type Props = {
  /** The payment to open at the simulated provider; without it, the note lists the test cards. */
  payment?: { id: string; metodo: 'pix' | 'boleto' | 'cartao' } | undefined
}

/** Says that this is a demo store; renders nothing in a store that takes real money. */
export function SimulationNote({ payment }: Props) {
  const simulationUrl = useShop()?.simulationUrl
  if (!simulationUrl) return null

  return (
    <div className={styles['note']}>
      <p>
        <strong>Loja de demonstração: nenhum dinheiro é cobrado.</strong>{' '}
        {payment ? (
          <>
            {payment.metodo === 'cartao' ? 'Para decidir a análise, ' : 'Para ver o pagamento acontecer, '}
            <a
              href={`${simulationUrl}/${payment.metodo}/${payment.id.replaceAll('-', '')}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {payment.metodo === 'cartao' ? 'aprove ou recuse' : 'pague'} na página do provedor simulado
            </a>
            .
          </>
        ) : (
          <>
            Use o cartão de teste <code>4235 6477 2802 5682</code>, com validade futura e o código 123. O nome
            decide: <code>APRO</code> é aprovado, <code>FUND</code> recusado, <code>CONT</code> fica em
            análise. Com o cartão <code>5483 9281 6457 4623</code>, o banco pede a sua confirmação.
          </>
        )}
      </p>
    </div>
  )
}

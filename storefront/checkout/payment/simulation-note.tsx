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
            Use um cartão de teste, com qualquer nome, validade futura e código:{' '}
            <code>4111 1111 1111 1111</code> é aprovado, <code>4000 0000 0000 0002</code> é recusado,{' '}
            <code>4000 0000 0000 0259</code> fica em análise.
          </>
        )}
      </p>
    </div>
  )
}

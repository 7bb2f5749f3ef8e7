import type { WorkshopPage } from '#contract/orders/workshop/workshop-page.ts'
import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { formatWeekday } from '#domain/time/format-date.ts'
import { PageHead } from '../../../components/page-head.tsx'
import tools from '../../../product/instruments/tool-page.module.css'
import { BringIn } from './bring-in.tsx'
import { ServiceCard } from './service-card.tsx'
import styles from './workshop-view.module.css'

type Props = {
  trail: Trail
  content: WorkshopPage['conteudo']
  loja: Pick<Settings['loja'], 'nome' | 'endereco' | 'atendimento' | 'telefone'>
}

/** What the workshop does, when it has time, and how an instrument gets there. */
export function WorkshopView({ trail, content, loja }: Props) {
  const { grupos, proximoDia, recebeNoBalcao } = content
  const hasServices = grupos.length > 0

  return (
    <div className="wrap">
      <PageHead
        trail={trail}
        title="Oficina"
        text="O que a oficina faz no seu instrumento, quanto custa e quando fica pronto."
      />
      <div className={styles['page']}>
        {!hasServices && !recebeNoBalcao && (
          <p>
            Agora a oficina não tem serviços para mostrar. <a href="/contato">Fale com a gente</a> e diga o
            que o seu instrumento precisa.
          </p>
        )}
        {hasServices && <FreeDay day={proximoDia} />}
        <div className={styles['groups']}>
          {grupos.map(({ nome, servicos }, i) => (
            <section key={nome} aria-labelledby={`grupo-${i}`}>
              <h2 id={`grupo-${i}`}>{nome}</h2>
              {servicos.map((service) => (
                <ServiceCard key={service.id} service={service} />
              ))}
            </section>
          ))}
          {hasServices && <WithPurchase />}
          <BringIn content={content} loja={loja} />
        </div>
      </div>
    </div>
  )
}

function FreeDay({ day }: { day: string | null }) {
  if (day === null)
    return (
      <p className={tools['card']}>
        A agenda da oficina está cheia. Novos serviços ainda não podem ser marcados.
      </p>
    )

  return (
    <p className={tools['card']}>
      <span>
        Próximo dia livre: <strong>{formatWeekday(day)}</strong>
      </span>
      <small className={tools['basis']}>
        Para o que for pago hoje. Cada serviço mostra quando ficaria pronto; o dia fica marcado ao fechar o
        pedido. <a href="#trazer">Como trazer o seu instrumento</a>
      </small>
    </p>
  )
}

function WithPurchase() {
  return (
    <section aria-labelledby="na-compra">
      <h2 id="na-compra">Com um instrumento da loja</h2>
      <div className={tools['card']}>
        <p>
          Na página do instrumento, siga “Regulagem antes do envio”: escolha os serviços, responda às
          perguntas e veja preço e prazo. Ele já chega pronto para tocar.
        </p>
        <p className={tools['basis']}>
          Você acompanha cada passo na página do pedido ou em <a href="/minha-conta/oficina">Minha conta</a>.
        </p>
      </div>
    </section>
  )
}

import type { WorkshopPage } from '#contract/orders/workshop/workshop-page.ts'
import type { Settings } from '#contract/settings/settings.ts'
import tools from '../../../product/instruments/tool-page.module.css'
import written from '../../written.module.css'

type Props = {
  content: Pick<WorkshopPage['conteudo'], 'recebeNoBalcao' | 'texto'>
  loja: Pick<Settings['loja'], 'nome' | 'endereco' | 'atendimento' | 'telefone'>
}

/** How an instrument that is the shopper's already gets to the workshop; for what it doesn't take in, whom to ask. */
export function BringIn({ content: { recebeNoBalcao, texto }, loja }: Props) {
  if (!recebeNoBalcao)
    return (
      <section aria-labelledby="trazer">
        <h2 id="trazer">O instrumento que já é seu</h2>
        <div className={tools['card']}>
          {texto !== '' && <p className={written['text']}>{texto}</p>}
          <p>
            Por ora a oficina não recebe instrumentos no balcão. <a href="/contato">Fale com a gente</a>.
          </p>
        </div>
      </section>
    )

  return (
    <section aria-labelledby="trazer">
      <h2 id="trazer">Traga o seu instrumento</h2>
      <div className={tools['card']}>
        {texto !== '' && <p className={written['text']}>{texto}</p>}
        <StoreAddress loja={loja} />
        <p>
          O orçamento vem antes: nada é feito sem a sua aprovação, por um link que mostra também fotos, passos
          e mensagens. Cordas e peças do orçamento são pagas pelo mesmo link.
        </p>
        <p className={tools['basis']}>
          Já deixou um instrumento? Acompanhe pelo link do e-mail ou em{' '}
          <a href="/minha-conta/oficina">Minha conta</a>.
        </p>
      </div>
    </section>
  )
}

function StoreAddress({ loja: { nome, endereco, atendimento, telefone } }: Pick<Props, 'loja'>) {
  const { logradouro, numero, bairro, cidade, uf, cep } = endereco
  const street = logradouro === '' ? '' : [`${logradouro}, ${numero}`, bairro].filter(Boolean).join(', ')

  return (
    <p>
      <strong>{nome}</strong>
      {street !== '' && (
        <>
          <br />
          {street}, {cidade}/{uf}, {cep}
        </>
      )}
      {atendimento !== '' && (
        <>
          <br />
          {atendimento}
        </>
      )}
      {telefone !== '' && (
        <>
          <br />
          <a href={`tel:+55${telefone.replace(/\D/g, '')}`}>{telefone}</a>
        </>
      )}
    </p>
  )
}

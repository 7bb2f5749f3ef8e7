import { Form } from 'react-router'
import type { SavedAddress } from '#contract/customers/address.ts'
import type { ClassList } from '#contract/customers/teaching/teaching.ts'
import { LIST_DELIVERIES } from '#domain/customer/teaching/teaching-words.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import buttons from '../../components/button.module.css'
import { Field, TextArea } from '../../components/forms/field.tsx'
import { ChoiceField } from '../../product/instruments/choice-field.tsx'
import tools from '../../product/instruments/tool-page.module.css'
import { ADDRESSES_PATH } from '../account-paths.ts'

type Props = {
  lista: ClassList
  enderecos: SavedAddress[]
  /** The errors of a refused form, by field, and what was typed. */
  problems: Record<string, string>
  typed: Record<string, string>
}

/** What a list says to parents, until when they should buy, and where it is delivered. */
export function ListDetails({ lista, enderecos, problems, typed }: Props) {
  const { versao, nome, mensagem, prazo, entrega, endereco, conta } = lista

  return (
    <section className={tools['card']} aria-labelledby="dados">
      <h2 id="dados">Dados da lista</h2>
      <Form key={versao} method="post" className={tools['results']} preventScrollReset>
        <input type="hidden" name="acao" value="salvar" />
        <input type="hidden" name="versao" value={versao} />
        <Field
          name="nome"
          label="Nome da turma"
          problem={problems['nome']}
          defaultValue={typed['nome'] ?? nome}
          maxLength={80}
          required
        />
        <TextArea
          name="mensagem"
          label="Mensagem aos pais"
          hint="Por exemplo, o que já serve usado, e quem responde às dúvidas."
          problem={problems['mensagem']}
          defaultValue={typed['mensagem'] ?? mensagem}
          maxLength={1000}
        />
        <Field
          name="prazo"
          type="date"
          label="Último dia para comprar"
          hint="Depois dele ninguém compra mais pela lista, e o desconto acaba. A entrega na escola precisa dele. Você pode mudar o dia."
          problem={problems['prazo']}
          defaultValue={typed['prazo'] ?? prazo ?? ''}
        />
        <ChoiceField
          name="entrega"
          label="Entrega"
          value={typed['entrega'] ?? entrega}
          hint={`Na escola, o frete de cada pedido ${conta.freteEscola === 0 ? 'é de graça' : `custa ${formatBRL(conta.freteEscola)}`}.`}
        >
          {(['cadaUm', 'escola'] as const).map((one) => (
            <option key={one} value={one}>
              {LIST_DELIVERIES[one]}
            </option>
          ))}
        </ChoiceField>
        <ChoiceField
          name="endereco"
          label="Endereço da escola"
          value={typed['endereco'] ?? ''}
          hint="Só para a entrega na escola. É um dos endereços da sua conta."
        >
          <option value="">{endereco ? addressLine(endereco) : 'Escolha'}</option>
          {enderecos.map((one) => (
            <option key={one.id} value={one.id}>
              {addressLine(one)}
            </option>
          ))}
        </ChoiceField>
        {problems['endereco'] && <p role="alert">{problems['endereco']}</p>}
        <p className={tools['basis']}>
          <a href={ADDRESSES_PATH}>Guardar um endereço</a>
        </p>
        <button type="submit" className={buttons['primary']}>
          Salvar
        </button>
      </Form>
    </section>
  )
}

function addressLine({
  logradouro,
  numero,
  cidade,
  uf,
}: Pick<SavedAddress, 'logradouro' | 'numero' | 'cidade' | 'uf'>): string {
  return `${logradouro}, ${numero}, ${cidade}/${uf}`
}

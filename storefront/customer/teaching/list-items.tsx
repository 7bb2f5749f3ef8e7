import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { ClassList } from '#contract/customers/teaching/teaching.ts'
import type { Picture } from '#contract/picture.ts'
import { MAX_ITEM_UNITS } from '#domain/customer/teaching/teaching-account.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import buttons from '../../components/button.module.css'
import { CheckField, Field } from '../../components/forms/field.tsx'
import { ResponsivePicture } from '../../components/picture.tsx'
import { ChoiceField } from '../../product/instruments/choice-field.tsx'
import tools from '../../product/instruments/tool-page.module.css'
import { listPath } from './teaching-paths.ts'

type Item = ClassList['itens'][number]

/** A product that a search found. */
type FoundProduct = {
  address: string
  nome: string
  marca: string
  /** Null if it is on request. */
  precoPor: number | null
  imagem: Picture
}

type Props = {
  lista: ClassList
  /** What was searched for, and what was found. */
  busca: string
  found: FoundProduct[] | undefined
  problems: Record<string, string>
  typed: Record<string, string>
}

/** The products of a list: changed in place, added by search, address, SKU, or from the cart. */
export function ListItems({ lista, busca, found, problems, typed }: Props) {
  const { id, itens } = lista

  return (
    <section className={tools['card']} aria-labelledby="produtos">
      <h2 id="produtos">O que cada aluno precisa</h2>
      {itens.length === 0 && (
        <p>
          Ainda não há produtos. Procure pelo nome, ou use o que está na sua sacola. Na página de um produto,
          “Pôr em uma lista” também o põe aqui.
        </p>
      )}
      <ul className={tools['found']}>
        {itens.map((item, i) => (
          <li key={item.id}>
            <ItemPicture imagem={item.imagem} />
            <div>
              <ItemForm item={item} problems={typed['item'] === String(item.id) ? problems : {}} />
              {itens.length > 1 && <PlaceForm item={item} place={i} last={itens.length - 1} />}
            </div>
          </li>
        ))}
      </ul>
      <Form
        method="get"
        action={`${listPath(id)}#produtos`}
        role="search"
        aria-label="Procurar produtos"
        className={tools['results']}
      >
        <Field
          type="search"
          name="busca"
          label="Procurar na loja"
          defaultValue={busca}
          maxLength={200}
          required
        />
        <button type="submit" className={buttons['secondary']}>
          Procurar
        </button>
      </Form>
      {found && <FoundProducts found={found} busca={busca} />}
      <details open={problems['produto'] !== undefined}>
        <summary>Por endereço, SKU ou da sacola</summary>
        <Form method="post" className={tools['results']} preventScrollReset>
          <Field
            name="produto"
            label="Endereço da página, SKU ou código de barras"
            problem={problems['produto']}
            defaultValue={typed['produto'] ?? ''}
            maxLength={500}
            autoComplete="off"
            required
          />
          <button type="submit" name="acao" value="produto" className={buttons['secondary']}>
            Pôr na lista
          </button>
        </Form>
        <Form method="post" preventScrollReset>
          <button type="submit" name="acao" value="carrinho" className={buttons['secondary']}>
            Pôr o que está na minha sacola
          </button>
        </Form>
      </details>
    </section>
  )
}

function FoundProducts({ found, busca }: { found: FoundProduct[]; busca: string }) {
  if (found.length === 0) return <p role="status">Nada na loja com “{busca}”.</p>

  return (
    <ul className={tools['found']} aria-label="Encontrados">
      {found.map(({ address, nome, marca, precoPor, imagem }) => (
        <li key={address}>
          <ItemPicture imagem={imagem} />
          <Form method="post" preventScrollReset>
            <input type="hidden" name="produto" value={address} />
            <a href={address}>{nome}</a>
            <p className={tools['basis']}>
              {marca} · {precoPor === null ? 'preço sob consulta' : formatBRL(precoPor)}
            </p>
            <button type="submit" name="acao" value="produto" className={buttons['quiet']}>
              Pôr na lista<span className="visually-hidden"> {nome}</span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  )
}

function ItemForm({ item, problems }: { item: Item; problems: Record<string, string> }) {
  const { id, nome, url, skus, idSku, quantidade, obrigatorio, nota } = item
  const chosen = skus.find((sku) => sku.id === idSku)
  const isVariantGone = url !== '' && idSku !== null && !chosen

  return (
    <div>
      {url === '' ? nome : <a href={url}>{nome}</a>}
      <p className={tools['basis']}>
        {quantidade} por aluno
        {chosen?.nome && `, ${chosen.nome}`}
        {idSku === null && skus.length > 1 && ', pelo tamanho do aluno ou à escolha'}
        {!obrigatorio && ', opcional'}
        {price(item)}
        {url === '' && '. Saiu da loja: tire ou troque'}
        {isVariantGone && '. A opção saiu da loja: escolha outra'}
      </p>
      {nota && <p className={tools['basis']}>{nota}</p>}
      <details open={Object.keys(problems).length > 0}>
        <summary>
          Mudar<span className="visually-hidden"> {nome}</span>
        </summary>
        <Form method="post" className={tools['results']} preventScrollReset>
          <input type="hidden" name="item" value={id} />
          {skus.length > 1 || isVariantGone ? (
            <ChoiceField name="idSku" label="Opção" value={String(idSku ?? '')} problem={problems['idSku']}>
              {isVariantGone && <option value={idSku}>A que saiu da loja</option>}
              <option value="">Pelo tamanho do aluno, ou quem compra escolhe</option>
              {skus.map((sku) => (
                <option key={sku.id} value={sku.id}>
                  {sku.nome}
                  {sku.precoPor !== null && ` (${formatBRL(sku.precoPor)})`}
                </option>
              ))}
            </ChoiceField>
          ) : (
            <input type="hidden" name="idSku" value={idSku ?? ''} />
          )}
          <Field
            name="quantidade"
            type="number"
            label="Quantos por aluno"
            problem={problems['quantidade']}
            min={1}
            max={MAX_ITEM_UNITS}
            defaultValue={quantidade}
            required
          />
          <CheckField name="obrigatorio" defaultChecked={obrigatorio}>
            Todos precisam ter
          </CheckField>
          <Field
            name="nota"
            label="Nota aos pais"
            problem={problems['nota']}
            defaultValue={nota}
            maxLength={200}
          />
          <button type="submit" name="acao" value="item" className={buttons['secondary']}>
            Salvar
          </button>
          <button type="submit" name="acao" value="tirarItem" className={buttons['quiet']} formNoValidate>
            Tirar da lista<span className="visually-hidden"> {nome}</span>
          </button>
        </Form>
      </details>
    </div>
  )
}

type PlaceProps = { item: Item; place: number; last: number }

/** Moves a product among the others. A button that was pressed has the focus in the new place, too. */
function PlaceForm({ item: { id, nome }, place, last }: PlaceProps) {
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef<{ acao: string; place: number }>(null)
  useEffect(() => {
    if (!pressed.current || pressed.current.place === place) return
    const there = [...(form.current?.querySelectorAll('button') ?? [])]
    const same = there.find(({ value }) => value === pressed.current?.acao)
    pressed.current = null
    // At the end only the other one is left.
    const button = same ?? there[0]
    button?.focus()
  }, [place])
  const button = (acao: 'subir' | 'descer', label: string) => (
    <button
      type="submit"
      name="acao"
      value={acao}
      className={buttons['quiet']}
      onClick={() => {
        pressed.current = { acao, place }
      }}
    >
      {label}
      <span className="visually-hidden"> {nome}</span>
    </button>
  )

  return (
    <Form ref={form} method="post" preventScrollReset>
      <input type="hidden" name="item" value={id} />
      {place > 0 && button('subir', 'Subir')} {place < last && button('descer', 'Descer')}
    </Form>
  )
}

/** What a unit costs, and whether there is none to buy. */
function price({ skus, idSku }: Item): string {
  const some = idSku === null ? skus : skus.filter(({ id }) => id === idSku)
  const prices = some.flatMap(({ precoPor }) => precoPor ?? [])
  if (some.length === 0) return ''
  if (prices.length === 0) return '. Preço sob consulta: ninguém compra pela lista'
  const from = Math.min(...prices)
  const differs = prices.some((precoPor) => precoPor !== from)
  const isOut = some.every(({ estoque }) => estoque === 0)

  return `. ${differs ? 'A partir de ' : ''}${formatBRL(from)}${isOut ? ', sem estoque agora' : ''}`
}

function ItemPicture({ imagem }: { imagem: Picture | null }) {
  if (!imagem) return <span className={tools['picture']} />

  return (
    <ResponsivePicture
      picture={{ ...imagem, alt: '' }}
      sizes="64px"
      maxWidth={128}
      className={tools['picture'] ?? ''}
    />
  )
}

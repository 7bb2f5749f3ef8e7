import type { ReactNode } from 'react'
import type { Suggestions } from '#contract/catalog/search.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { markParts } from './mark-parts.ts'
import styles from './suggestion-list.module.css'

type Props = {
  id: string
  suggestions: Suggestions
  /** The index of the marked suggestion in `suggestionAddresses`. */
  active: number
  onFollow: () => void
}

/** The listbox below the search field, with the specification's label. */
export function SuggestionList({ id, suggestions, active, onFollow }: Props) {
  const { busca, paginas, completar, produtos, categorias, marcas, termos, aviso, verTodos } = suggestions
  const mark = (text: string) => <Marked text={text} busca={busca} termos={termos} />
  const option = (index: number) => ({ id: `${id}-${index}`, selected: index === active })
  const firstCompletion = paginas.length
  const firstProduct = firstCompletion + completar.length
  const firstCategory = firstProduct + produtos.length
  const firstBrand = firstCategory + categorias.length
  const last = firstBrand + marcas.length

  if (last === 0) {
    return (
      <p className={`wrap ${styles['none']}`}>
        {aviso ?? `Nada encontrado para “${busca}”. Confira a grafia ou tente uma palavra mais geral.`}{' '}
        <a href={verTodos.url} onClick={onFollow}>
          Ver o que há de mais próximo
        </a>
      </p>
    )
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes behind a link that was followed
    <div className={`wrap ${styles['list']}`} onClick={onFollow}>
      {aviso && <p className={styles['notice']}>{aviso}</p>}
      <div id={id} role="listbox" aria-label="Resultados" className={styles['groups']}>
        <Group label="Páginas">
          {paginas.map(({ titulo, url }, i) => (
            <Option key={url} {...option(i)} to={url} className={styles['line']}>
              <span>{titulo}</span>
            </Option>
          ))}
        </Group>
        <Group label="Buscas">
          {completar.map(({ texto, url }, i) => (
            <Option key={url} {...option(firstCompletion + i)} to={url} className={styles['line']}>
              <span>{mark(texto)}</span>
            </Option>
          ))}
        </Group>
        <Group label="Resultados" className={styles['products']}>
          {produtos.map((produto, i) => (
            <Option
              key={produto.url}
              {...option(firstProduct + i)}
              to={produto.url}
              className={styles['product']}
            >
              <img src={resizedUrl(produto.imagem.imagem, 192, 'webp')} width={72} height={72} alt="" />
              <span className={styles['words']}>
                <span className={styles['brand']}>{produto.marca}</span>
                <span className={styles['name']}>{mark(produto.nome)}</span>
                {produto.variante && (
                  <span>{produto.variante.map(({ label, valor }) => `${label}: ${valor}`).join(' · ')}</span>
                )}
                <span className={styles['description']}>{produto.descricaoCurta}</span>
                <span className={styles['price']}>
                  <Price {...produto} />
                </span>
              </span>
            </Option>
          ))}
        </Group>
        <Group label="Categorias">
          {categorias.map(({ nome, url }, i) => (
            <Option key={url} {...option(firstCategory + i)} to={url} className={styles['line']}>
              <span>{mark(nome)}</span>
            </Option>
          ))}
        </Group>
        <Group label="Marcas">
          {marcas.map(({ nome, url }, i) => (
            <Option key={url} {...option(firstBrand + i)} to={url} className={styles['line']}>
              <span>{mark(nome)}</span>
            </Option>
          ))}
        </Group>
        <Option {...option(last)} to={verTodos.url} className={styles['all']}>
          Ver todos os {formatNumber(verTodos.total)} resultados
          <Icon name="arrow-right" size={1} />
        </Option>
      </div>
    </div>
  )
}

function Price({ precoPor, aPartirDe, disponivel, sobConsulta }: Suggestions['produtos'][number]) {
  if (sobConsulta) return 'Sob consulta'
  if (!disponivel) return 'Esgotado'

  return (
    <>
      {aPartirDe && 'a partir de '}
      <strong>{formatBRL(precoPor)}</strong>
    </>
  )
}

function Group({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode[]
}) {
  if (children.length === 0) return null
  const id = `grupo-${label.toLowerCase()}`

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a listbox's options is no fieldset
    <div role="group" aria-labelledby={id} className={className}>
      <p id={id} className={styles['label']}>
        {label}
      </p>
      {children}
    </div>
  )
}

type OptionProps = {
  id: string
  selected: boolean
  to: string
  className?: string | undefined
  children: ReactNode
}

function Option({ id, selected, to, className = '', children }: OptionProps) {
  return (
    <a id={id} href={to} role="option" aria-selected={selected} tabIndex={-1} className={className}>
      {children}
    </a>
  )
}

function Marked({ text, busca, termos }: { text: string; busca: string; termos: string[] }) {
  return markParts(text, busca, termos).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name than their place
    part.marked ? <mark key={i}>{part.text}</mark> : part.text,
  )
}

import { resizedUrl } from '#domain/urls/picture-url.ts'
import type { AnyIconName } from '#storefront/components/icons/any-icon.tsx'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { PreferencesLink } from '../consent/preferences-link.tsx'
import type { Mark, ShellData } from '../load-shell.ts'
import { Logo } from '../logo.tsx'
import { MenuEntry } from '../menu/menu-entry.tsx'
import type { IconLink } from '../menu/menu-link.ts'
import { AccountColumn } from './account-column.tsx'
import styles from './footer.module.css'
import { FooterColumn } from './footer-column.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** Marks are 48 px wide; this serves high-density screens, too. */
const MARK_PIXELS = 192

/** Networks with an icon of ours; others are shown by name. */
const NETWORK_ICONS: Partial<Record<string, AnyIconName>> = {
  Instagram: 'instagram',
  YouTube: 'youtube',
  Facebook: 'facebook',
  TikTok: 'tiktok',
}

/** The footer of every page. Parts whose call failed are left out. */
export function Footer(props: ShellData['footer']) {
  const { newsletter, contact, institutional, account, help, legal, models, credits } = props
  const { own, payments, seals, social, company, loja } = props
  const networks =
    social.length > 0 ? social : (loja?.redesSociais ?? []).map(({ nome, url }) => ({ nome, link: url }))
  const { slogan, creditos } = useShop()?.aparencia ?? {}

  return (
    <footer className={styles['footer']}>
      {payments.length + seals.length > 0 && (
        <div className={styles['strip']}>
          <div className={`wrap ${styles['marks']}`}>
            <MarkRow title="Formas de pagamento" marks={payments} />
            <MarkRow title="Compra segura" marks={seals} />
          </div>
        </div>
      )}
      <div className={`wrap ${styles['top']}`}>
        <div className={styles['about']}>
          <Logo />
          {slogan && <p>{slogan}</p>}
        </div>
        <NewsletterForm texts={newsletter} />
      </div>
      <div className={`wrap ${styles['columns']}`}>
        <FooterColumn title="Contato" links={contact}>
          {loja?.atendimento && <p className={styles['hours']}>{loja.atendimento}</p>}
        </FooterColumn>
        <FooterColumn title="Redes sociais" links={networks.map(asLink)} />
        <FooterColumn title="Institucional" links={institutional} />
        <AccountColumn links={account} />
        <FooterColumn title="Ajuda" links={help} />
        {own.map(({ hash, nome, links }) => (
          <FooterColumn key={hash} title={nome} links={links} />
        ))}
      </div>
      {models.length > 0 && (
        <nav className={`wrap ${styles['models']}`} aria-label="Mais procurados">
          <ul className={styles['inline']}>
            {models.map((item) => (
              <li key={item.label}>
                <MenuEntry item={item} className={styles['link']} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={`wrap ${styles['legal']}`}>
        {legal.map((item) => (
          <p key={item.label}>
            <MenuEntry item={item} className={styles['link']} />
          </p>
        ))}
        {company && <p>{company}</p>}
        <ul className={styles['inline']}>
          {credits.map((item) => (
            <li key={item.label}>
              <MenuEntry item={item} className={styles['link']} />
            </li>
          ))}
          <li>
            <PreferencesLink className={styles['link']} />
          </li>
          {creditos?.map(({ texto, link }) => (
            <li key={texto}>
              {link ? (
                <a href={link} className={styles['link']}>
                  {texto}
                </a>
              ) : (
                texto
              )}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function MarkRow({ title, marks }: { title: string; marks: Mark[] }) {
  if (marks.length === 0) return null

  return (
    <section className={styles['markRow']} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles['inline']}>
        {marks.map(({ nome, picture, link }) => (
          <li key={nome}>{link ? <a href={link}>{markPicture(picture)}</a> : markPicture(picture)}</li>
        ))}
      </ul>
    </section>
  )
}

function markPicture(picture: Mark['picture']) {
  const { imagem, alt, largura, altura } = picture

  return (
    <img
      className={styles['mark']}
      src={resizedUrl(imagem, MARK_PIXELS, 'webp')}
      width={largura}
      height={altura}
      alt={alt}
      loading="lazy"
    />
  )
}

/** A network as a link in its column. Its picture is left out: it has a background, and here the background is dark. */
function asLink({ nome, link }: Pick<Mark, 'nome' | 'link'>): IconLink {
  const icon = NETWORK_ICONS[nome]

  return { label: nome, newTab: true, ...(link && { href: link }), ...(icon && { icon }) }
}

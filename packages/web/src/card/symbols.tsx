import type { ManaSymbol } from '@upkeep/ir'
import type { ReactNode } from 'react'
import { useT } from '../i18n/index.ts'
import { keyed } from '../view/keyed.ts'

/** Code points of mana-font. */
const GLYPHS: Readonly<Record<string, string>> = {
  W: '\ue600',
  U: '\ue601',
  B: '\ue602',
  R: '\ue603',
  G: '\ue604',
  C: '\ue904',
  S: '\ue619',
  X: '\ue615',
  Y: '\ue616',
  Z: '\ue617',
  P: '\ue618',
  T: '\ue61a',
  Q: '\ue61b',
  E: '\ue907',
  CHAOS: '\ue61d',
  '∞': '\ue903',
  '½': '\ue902',
}

function glyphOf(symbol: string): string | undefined {
  const known = GLYPHS[symbol]
  if (known !== undefined) return known
  if (!/^\d+$/.test(symbol)) return undefined
  const n = Number(symbol)
  if (n <= 15) return String.fromCharCode(0xe605 + n)
  return n <= 20 ? String.fromCharCode(0xe62a + n - 16) : undefined
}

const TONES = new Set(['W', 'U', 'B', 'R', 'G', 'C', 'S'])

/** One symbol: mana of one kind or of two halves, tap, untap, energy. */
export function Pip({ symbol }: { symbol: ManaSymbol }): ReactNode {
  const t = useT()
  const parts = symbol.split('/')
  const phyrexian = parts.includes('P')
  const colors = parts.filter(part => TONES.has(part) || /^\d+$/.test(part))
  const tone = (part: string | undefined): string =>
    part !== undefined && TONES.has(part) ? `var(--mana-${part.toLowerCase()})` : 'var(--mana-n)'
  const label = symbolLabel(symbol, t)
  if (colors.length === 2) {
    const [a, b] = colors as [string, string]
    return (
      <i
        role="img"
        aria-label={label}
        className="ms split"
        style={{ background: `linear-gradient(135deg, ${tone(a)} 50%, ${tone(b)} 50%)` }}
      >
        <b>{phyrexian ? GLYPHS['P'] : glyphOf(a)}</b>
        <b>{phyrexian ? '' : glyphOf(b)}</b>
      </i>
    )
  }
  const main = phyrexian ? 'P' : parts[0]!
  const glyph = glyphOf(main)
  return (
    <i role="img" aria-label={label} className="ms" style={{ background: tone(colors[0]) }}>
      {glyph === undefined ? <b className="word">{symbol}</b> : <b>{glyph}</b>}
    </i>
  )
}

function symbolLabel(symbol: string, t: ReturnType<typeof useT>): string {
  const word = (part: string): string => {
    if (/^\d+$/.test(part)) return t('symbol.generic', { n: part })
    return 'WUBRGCSXYZPTQE'.includes(part) && part.length === 1 ? t(`symbol.${part as 'W'}`) : part
  }
  return symbol
    .split('/')
    .map(word)
    .join(` ${t('or')} `)
}

export function ManaCost({ cost }: { cost: readonly ManaSymbol[] | undefined }): ReactNode {
  if (cost === undefined || cost.length === 0) return null
  return (
    <span className="cost">
      {keyed(cost).map(({ key, item }) => (
        <Pip key={key} symbol={item} />
      ))}
    </span>
  )
}

/** A text in which `{…}` stands for symbols. */
export function WithSymbols({ text }: { text: string }): ReactNode {
  return keyed(text.split(/(\{[^{}\s]{1,8}\})/)).map(({ key, item }) =>
    item.startsWith('{') && item.endsWith('}') ? <Pip key={key} symbol={item.slice(1, -1)} /> : item,
  )
}

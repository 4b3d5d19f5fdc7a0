/** Generic walks over the card language. Everything in it is plain JSON, so one walker serves all its types. */

type Json = unknown

/** Calls `visit` for every object node below and including `node`; stops descending where it returns false. */
export function walk(node: Json, visit: (node: Record<string, unknown>) => boolean | void): void {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit)
    return
  }
  if (node === null || typeof node !== 'object') return
  if (visit(node as Record<string, unknown>) === false) return
  for (const key in node) walk((node as Record<string, unknown>)[key], visit)
}

/** A deep copy in which `change` may replace any object node (before its children are visited). */
export function mapNodes<T>(node: T, change: (node: Record<string, unknown>) => unknown): T {
  if (Array.isArray(node)) return node.map(child => mapNodes(child, change)) as T
  if (node === null || typeof node !== 'object') return node
  const replaced = change(node as Record<string, unknown>)
  if (replaced !== undefined && replaced !== node) return replaced as T
  const out: Record<string, unknown> = {}
  for (const key in node) out[key] = mapNodes((node as Record<string, unknown>)[key], change)
  return out as T
}

/** Deep equality of plain JSON; an absent key equals an undefined one. */
export function same(a: Json, b: Json): boolean {
  if (a === b) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  const x = a as Record<string, unknown>
  const y = b as Record<string, unknown>
  for (const key in x) if (x[key] !== undefined && !same(x[key], y[key])) return false
  for (const key in y) if (y[key] !== undefined && x[key] === undefined) return false
  return true
}

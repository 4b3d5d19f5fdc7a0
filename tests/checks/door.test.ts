import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { root } from '../shared.ts'
import { filesUnder } from './sources.ts'

/** Where the types of the state are declared. */
const stateFile = /engine\/src\/game\/(types|frame)\.ts$/

/** Types declared there that are not parts of the state: they are worked out, or put together, outside it. */
const notState = new Set(['Chars', 'AbilityInstance', 'RuleEffect', 'Cause', 'EventInfo', 'GameResult', 'Value'])

/** Methods that change what they are called on. */
const mutators = new Set('push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '))

/** Object.… and Reflect.… that change their first argument. */
const changers = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf', 'set', 'deleteProperty'])

/** An expression without parentheses, assertions and `!`. */
function bare(node: ts.Expression): ts.Expression {
  const wrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  return wrapped ? bare(node.expression) : node
}

function isAccess(node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
}

/** The places in a source that write to a part of the state, by whatever name it goes there. */
function writes(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = []

  const report = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    const file = source.fileName.replace(/^.*(?=packages\/)/, '')
    found.push(`${file}:${line + 1} ${node.getText(source).split('\n')[0]!.slice(0, 80)}`)
  }

  const hasStateType = (node: ts.Expression): boolean => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node))
    return (type.isUnionOrIntersection() ? [type, ...type.types] : [type])
      .flatMap(part => [part.symbol, part.aliasSymbol])
      .some(symbol => {
        if (symbol === undefined || notState.has(symbol.name)) return false
        return symbol.declarations?.some(declaration => stateFile.test(declaration.getSourceFile().fileName)) ?? false
      })
  }

  /** Whether an expression is the state, a part of it, or a list or record in one. */
  const isOfState = (node: ts.Expression, direct = true): boolean => {
    const inner = bare(node)
    if (ts.isBinaryExpression(inner)) {
      const { kind } = inner.operatorToken
      return kind === ts.SyntaxKind.QuestionQuestionToken && (isOfState(inner.left) || isOfState(inner.right))
    }
    if (ts.isConditionalExpression(inner)) return isOfState(inner.whenTrue) || isOfState(inner.whenFalse)
    if (ts.isIdentifier(inner)) {
      const declaration = checker.getSymbolAtLocation(inner)?.valueDeclaration
      if (declaration !== undefined && ts.isVariableDeclaration(declaration)) {
        const value = declaration.initializer && bare(declaration.initializer)
        // What was made here is not yet a part of the state; what a spread brought into it may be.
        if (value !== undefined && ts.isArrayLiteralExpression(value)) return false
        if (value !== undefined && ts.isObjectLiteralExpression(value)) {
          return !direct && value.properties.some(ts.isSpreadAssignment)
        }
      }
      return hasStateType(inner) || (declaration !== undefined && comesFromState(declaration))
    }
    if (ts.isObjectLiteralExpression(inner) || ts.isArrayLiteralExpression(inner)) return false
    return hasStateType(inner) || (isAccess(inner) && isOfState(inner.expression, false))
  }

  /** Whether a variable was given a list or record of the state. */
  const comesFromState = (declaration: ts.Declaration): boolean => {
    if (ts.isBindingElement(declaration)) return comesFromState(declaration.parent.parent as ts.Declaration)
    if (!ts.isVariableDeclaration(declaration)) return false
    const loop = declaration.parent.parent
    const from = declaration.initializer ?? (ts.isForOfStatement(loop) ? loop.expression : undefined)
    return from !== undefined && isOfState(from)
  }

  const isPart = (node: ts.Expression): boolean => {
    const inner = bare(node)
    return isAccess(inner) && isOfState(inner.expression)
  }

  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken
      const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
      if (assigns && isPart(node.left)) report(node)
    } else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      const counts = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken
      if (counts && isPart(node.operand)) report(node)
    } else if (ts.isDeleteExpression(node)) {
      if (isPart(node.expression)) report(node)
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: on, name } = node.expression
      const [first] = node.arguments
      if (mutators.has(name.text) && isOfState(on)) report(node)
      else if (first !== undefined && changers.has(name.text) && /^(Object|Reflect)$/.test(on.getText(source))) {
        if (isOfState(first)) report(node)
      }
    }
    ts.forEachChild(node, visit)
  }

  visit(source)
  return found
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  customConditions: ['upkeep-source'],
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  types: [],
}

/** A program of files that are only here. */
function programOf(files: Record<string, string>): ts.Program {
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.getSourceFile = (name, language, ...rest) =>
    name in files ? ts.createSourceFile(name, files[name]!, language, true) : getSourceFile(name, language, ...rest)
  host.fileExists = name => name in files || fileExists(name)
  host.directoryExists = () => true
  host.readFile = name => files[name] ?? readFile(name)
  return ts.createProgram(
    Object.keys(files),
    { ...options, lib: ['lib.es5.d.ts'], target: ts.ScriptTarget.ES2020 },
    host,
  )
}

describe('the one door', () => {
  test('the scan finds every way to write to the state, and nothing else', () => {
    const types = `
      export interface Obj { tapped: boolean; counters: Record<string, number> }
      export interface Player { life: number; hand: number[] }
      export interface State { turn: number; objects: (Obj | null)[]; players: Player[]; stack: number[] }
      export interface Chars { power: number }`
    const lines: readonly (readonly [string, boolean])[] = [
      [`import type { State, Obj, Chars } from './game/types.ts'`, false],
      ['declare const game: { state: State; cache: number[] }, any: (id: number) => Obj, chars: Chars', false],
      ['game.state.turn = 2', true],
      ['game.state.players[0]!.life -= 3', true],
      ['const object = game.state.objects[1]!', false],
      ['object.tapped = true', true],
      ['object.counters["age"]!++', true],
      ['for (const player of game.state.players) player.life++', true],
      ['delete game.state.objects[1]', true],
      ['const { stack: pile } = game.state', false],
      ['pile.push(1)', true],
      ['for (const { hand } of game.state.players) hand.pop()', true],
      ['Object.assign(game.state.objects[0]!, {})', true],
      ['any(1).tapped = true', true],
      ['function tap(it: Obj) { it.tapped = true }', true],
      [';(game.state.stack as number[]).sort()', true],
      ['const copy = game.state.stack.slice()', false],
      ['copy.push(1)', false],
      ['let turn = game.state.turn', false],
      ['turn = 3', false],
      ['const made: Obj = { tapped: false, counters: {} }', false],
      ['made.tapped = true', false],
      ['made.counters["age"] = 1', false],
      ['const half: Obj = { ...object }', false],
      ['half.tapped = true', false],
      ['half.counters["age"] = 1', true],
      ['chars.power = 1', false],
      ['game.cache.push(1)', false],
    ]
    const folder = '/packages/engine/src'
    const program = programOf({
      [`${folder}/game/types.ts`]: types,
      [`${folder}/x.ts`]: lines.map(([line]) => line).join('\n'),
    })
    const found = writes(program.getSourceFile(`${folder}/x.ts`)!, program.getTypeChecker())
    const wrong = lines.flatMap(([line, isWrite], i) => (isWrite ? [`packages/engine/src/x.ts:${i + 1} ${line}`] : []))
    const numbers = (list: readonly string[]): string[] => list.map(line => line.split(' ')[0]!)
    expect(numbers(found)).toEqual(numbers(wrong))
  })

  test('nothing in the engine writes to the state beside it', () => {
    const sources = filesUnder('packages/engine/src', /(?<!\.test)\.ts$/).filter(file => !file.includes('/door/'))
    const program = ts.createProgram(
      sources.map(file => join(root, file)),
      options,
    )
    const checker = program.getTypeChecker()
    expect(sources.flatMap(file => writes(program.getSourceFile(join(root, file))!, checker))).toEqual([])
  }, 60_000)
})

import type { Summaries } from '../summary.ts'

export const spellsAndAbilities: Summaries = {
  6: {
    en: 'How spells and abilities are used, resolve and change the game.',
    de: 'Wie Zaubersprüche und Fähigkeiten benutzt werden, sich verrechnen und die Partie verändern.',
  },
  600: { en: 'What the chapter covers.', de: 'Wovon das Kapitel handelt.' },
  601: {
    en: 'The steps from announcing a spell to having cast it.',
    de: 'Die Schritte von der Ankündigung bis zum gewirkten Zauberspruch.',
  },
  '601.2': {
    en: 'Casting: announce, choose, check, price, mana, pay.',
    de: 'Wirken: ansagen, wählen, prüfen, Preis, Mana, zahlen.',
  },
  '601.2a': { en: 'The card moves to the stack.', de: 'Die Karte kommt auf den Stapel.' },
  '601.2b': {
    en: 'Say modes, optional and alternative costs, X and hybrid choices.',
    de: 'Modi, freiwillige und alternative Kosten, X und Hybridwahl ansagen.',
  },
  '601.2c': { en: 'Choose targets.', de: 'Ziele bestimmen.' },
  '601.2d': { en: 'Say how anything is divided.', de: 'Ansagen, wie verteilt wird.' },
  '601.2e': { en: 'An illegal proposal is taken back.', de: 'Ein unzulässiger Vorschlag wird zurückgenommen.' },
  '601.2f': {
    en: 'Cost: base, plus additions, minus reductions; then fixed.',
    de: 'Kosten: Grundwert, plus Zusätze, minus Ermäßigungen; dann fest.',
  },
  '601.2g': { en: 'Mana abilities may be used now.', de: 'Jetzt dürfen Manafähigkeiten benutzt werden.' },
  '601.2h': { en: 'Pay everything.', de: 'Alles bezahlen.' },
  '601.2i': {
    en: 'It is cast now; triggers follow; priority returns.',
    de: 'Nun ist es gewirkt; Auslöser folgen; die Priorität kehrt zurück.',
  },
  '601.3': {
    en: 'Something must allow it, nothing may forbid it.',
    de: 'Etwas muss es erlauben, nichts darf es verbieten.',
  },
  602: {
    en: 'Cost before the colon, effect after; used much like a spell is cast.',
    de: 'Kosten vor dem Doppelpunkt, Effekt dahinter; benutzt ähnlich wie ein Zauberspruch.',
  },
  '602.1': { en: 'Cost, colon, effect.', de: 'Kosten, Doppelpunkt, Effekt.' },
  '602.2': { en: 'Activating: on the stack, then pay.', de: 'Aktivieren: auf den Stapel, dann zahlen.' },
  '602.2a': {
    en: 'Announce it; from a hidden zone the card is shown.',
    de: 'Ansagen; aus verdeckter Zone wird die Karte gezeigt.',
  },
  '602.2b': { en: 'From there on as with spells.', de: 'Von da an wie bei Zaubersprüchen.' },
  '602.5': { en: 'A forbidden ability cannot be started.', de: 'Eine verbotene Fähigkeit kann man nicht beginnen.' },
  '602.5a': {
    en: 'Tap and untap abilities of a newly arrived creature wait.',
    de: 'Tapp- und Enttappfähigkeiten einer neuen Kreatur müssen warten.',
  },
  '602.5b': { en: 'A limit per turn stays with the object.', de: 'Eine Begrenzung je Zug bleibt am Objekt.' },
  '602.5d': { en: 'As a sorcery: the timing of one.', de: 'Wie eine Hexerei: mit deren Zeitpunkt.' },
  603: {
    en: 'How when, whenever and at abilities trigger and reach the stack.',
    de: 'Wie Fähigkeiten mit „wenn“, „immer wenn“, „zu Beginn“ auslösen und auf den Stapel kommen.',
  },
  '603.2': {
    en: 'The event occurs, the ability triggers; nothing more yet.',
    de: 'Das Ereignis tritt ein, die Fähigkeit löst aus; mehr noch nicht.',
  },
  '603.2b': {
    en: 'At the start of a step its triggers trigger.',
    de: 'Am Anfang eines Segments lösen dessen Auslöser aus.',
  },
  '603.2c': {
    en: 'Once per occurrence, also within one event.',
    de: 'Einmal je Vorkommen, auch innerhalb eines Ereignisses.',
  },
  '603.2e': { en: '"Becomes" means the moment, not the state.', de: '„Wird“ meint den Augenblick, nicht den Zustand.' },
  '603.2g': {
    en: 'What was prevented or replaced triggers nothing.',
    de: 'Verhindertes oder Ersetztes löst nichts aus.',
  },
  '603.3': {
    en: 'It goes on the stack at the next priority.',
    de: 'Bei der nächsten Priorität kommt sie auf den Stapel.',
  },
  '603.3a': {
    en: 'It belongs to whoever controlled the source then.',
    de: 'Sie gehört dem damaligen Beherrscher der Quelle.',
  },
  '603.3b': {
    en: 'Active player first, each in an order of choice.',
    de: 'Erst der aktive Spieler, jeder in gewählter Folge.',
  },
  '603.3c': {
    en: 'Modes are chosen now; none possible, no ability.',
    de: 'Jetzt wählt man Modi; ist keiner möglich, entfällt sie.',
  },
  '603.3d': {
    en: 'Targets are chosen now; none legal, no ability.',
    de: 'Jetzt bestimmt man Ziele; ist keines zulässig, entfällt sie.',
  },
  '603.4': {
    en: 'An "if" right after the event is checked twice.',
    de: 'Ein „falls“ gleich nach dem Ereignis wird zweimal geprüft.',
  },
  '603.5': { en: '"May" is decided on resolution.', de: 'Über „kann“ wird beim Verrechnen entschieden.' },
  '603.6': { en: 'Triggers on objects that change zones.', de: 'Auslöser bei Objekten, die die Zone wechseln.' },
  '603.6a': {
    en: 'Arrival triggers look at all that just came.',
    de: 'Ankunftsauslöser betrachten alles eben Gekommene.',
  },
  '603.6c': { en: 'Leaving triggers.', de: 'Auslöser beim Verlassen des Spiels.' },
  '603.6d': {
    en: '"Enters with" and "as it enters" are static, not triggers.',
    de: '„Kommt mit“ und „sowie es kommt“ sind statisch, keine Auslöser.',
  },
  '603.7': {
    en: 'Delayed abilities: set up now, triggering later.',
    de: 'Verzögerte Fähigkeiten: jetzt angelegt, später ausgelöst.',
  },
  '603.7a': { en: 'They cannot trigger on what happened before them.', de: 'Sie lösen nicht durch Früheres aus.' },
  '603.7b': { en: 'Once only, unless a duration is given.', de: 'Nur einmal, wenn keine Dauer genannt ist.' },
  '603.7c': {
    en: 'They follow their object as long as it stays in place.',
    de: 'Sie folgen ihrem Objekt, solange es am Ort bleibt.',
  },
  '603.7d': {
    en: 'From a spell: the source is the spell.',
    de: 'Von einem Zauberspruch: Quelle ist der Zauberspruch.',
  },
  '603.8': {
    en: 'State triggers: once, until they have left the stack.',
    de: 'Zustandsauslöser: einmal, bis sie den Stapel verlassen haben.',
  },
  '603.9': { en: "Triggers on a player's defeat.", de: 'Auslöser bei der Niederlage eines Spielers.' },
  '603.10': {
    en: 'Mostly the state after the event counts; some look back.',
    de: 'Meist zählt der Zustand danach; manche schauen zurück.',
  },
  '603.10a': {
    en: 'Leaving, sacrifice and the like look back.',
    de: 'Verlassen, Opfern und Ähnliches schauen zurück.',
  },
  '603.12': {
    en: 'Reflexive triggers answer what was just done on resolution.',
    de: 'Reflexive Auslöser antworten auf das beim Verrechnen eben Getane.',
  },
  604: {
    en: 'Abilities that are simply true while they apply.',
    de: 'Fähigkeiten, die einfach gelten, solange sie wirken.',
  },
  '604.2': {
    en: 'Their effects hold while the source is in its zone.',
    de: 'Ihre Effekte gelten, solange die Quelle in ihrer Zone ist.',
  },
  '604.3': {
    en: 'Some define characteristics, and do so in all zones.',
    de: 'Manche bestimmen Eigenschaften, und das in allen Zonen.',
  },
  605: { en: 'Abilities for mana that never use the stack.', de: 'Fähigkeiten für Mana, die nie den Stapel benutzen.' },
  '605.1a': {
    en: 'Activated: no target, could add mana, no loyalty.',
    de: 'Aktiviert: kein Ziel, könnte Mana geben, keine Loyalität.',
  },
  '605.1b': {
    en: 'Triggered: no target, by mana, could add mana.',
    de: 'Ausgelöst: kein Ziel, durch Mana, könnte Mana geben.',
  },
  '605.2': {
    en: 'It remains one even when no mana can come.',
    de: 'Sie bleibt eine, auch wenn kein Mana kommen kann.',
  },
  '605.3': { en: 'How activated ones are used.', de: 'Wie aktivierte benutzt werden.' },
  '605.3a': {
    en: 'At priority, and whenever mana is being paid.',
    de: 'Bei Priorität, und immer wenn Mana bezahlt wird.',
  },
  '605.3b': { en: 'Resolved at once, without the stack.', de: 'Sofort verrechnet, ohne Stapel.' },
  '605.4a': {
    en: 'Triggered ones likewise, right after their cause.',
    de: 'Ausgelöste ebenso, gleich nach ihrer Ursache.',
  },
  '605.5a': { en: 'With a target it is none.', de: 'Mit Ziel ist es keine.' },
  606: {
    en: 'One a turn for each permanent, at sorcery speed, paid in loyalty.',
    de: 'Eine pro Zug und Permanent, wie eine Hexerei, bezahlt mit Loyalität.',
  },
  '606.3': {
    en: 'Own main phase, empty stack, one per permanent and turn.',
    de: 'Eigene Hauptphase, leerer Stapel, eine je Permanent und Zug.',
  },
  607: {
    en: 'Abilities on one object that speak only about each other.',
    de: 'Fähigkeiten eines Objekts, die nur voneinander handeln.',
  },
  '607.1': {
    en: 'Two abilities of one object may refer just to each other.',
    de: 'Zwei Fähigkeiten eines Objekts beziehen sich nur aufeinander.',
  },
  '607.2a': {
    en: 'Exiled cards are those which the partner exiled.',
    de: 'Ins Exil geschickte Karten sind die des Gegenstücks.',
  },
  608: {
    en: 'What happens, step by step, when the top of the stack resolves.',
    de: 'Was Schritt für Schritt geschieht, wenn das Oberste des Stapels verrechnet wird.',
  },
  '608.1': { en: 'All passed: the top resolves.', de: 'Haben alle gepasst, wird das Oberste verrechnet.' },
  '608.2': {
    en: 'Order of resolving instants, sorceries and abilities.',
    de: 'Ablauf für Spontanzauber, Hexereien und Fähigkeiten.',
  },
  '608.2a': {
    en: 'An intervening "if" is checked again.',
    de: 'Ein dazwischengestelltes „falls“ wird nochmals geprüft.',
  },
  '608.2b': {
    en: 'Targets are checked; if all are illegal, nothing happens.',
    de: 'Ziele werden geprüft; sind alle unzulässig, geschieht nichts.',
  },
  '608.2c': { en: 'Instructions are followed in written order.', de: 'Anweisungen werden der Reihe nach befolgt.' },
  '608.2d': {
    en: 'Remaining choices are made now, and only possible ones.',
    de: 'Übrige Entscheidungen fallen jetzt, nur mögliche.',
  },
  '608.2e': {
    en: 'Several players: choices in turn order, then action.',
    de: 'Mehrere Spieler: Wahl der Reihe nach, dann die Tat.',
  },
  '608.2f': { en: 'Several objects: normally at once.', de: 'Mehrere Objekte: normal zugleich.' },
  '608.2g': {
    en: 'Mana abilities may be used for payments meanwhile.',
    de: 'Zum Bezahlen dürfen dabei Manafähigkeiten benutzt werden.',
  },
  '608.2h': {
    en: 'Information is read once; for what is gone, as it last was.',
    de: 'Angaben liest man einmal; bei Verschwundenem, wie es zuletzt war.',
  },
  '608.2i': {
    en: 'What asks about the past does not need the present.',
    de: 'Was nach Vergangenem fragt, braucht die Gegenwart nicht.',
  },
  '608.2k': {
    en: 'An untargeted thing of cost or trigger is still affected when changed.',
    de: 'Ein ungezieltes Ding aus Kosten oder Auslöser bleibt betroffen, auch verändert.',
  },
  '608.2m': { en: 'Once begun, it resolves to the end.', de: 'Einmal begonnen, wird zu Ende verrechnet.' },
  '608.2n': {
    en: 'At the end the spell goes to the graveyard, an ability vanishes.',
    de: 'Am Ende geht der Zauberspruch auf den Friedhof, eine Fähigkeit verschwindet.',
  },
  '608.3': { en: 'Permanent spells become permanents.', de: 'Permanentzauber werden Permanente.' },
  '608.3a': {
    en: 'Without target: it enters under its controller.',
    de: 'Ohne Ziel: es kommt unter seinem Beherrscher ins Spiel.',
  },
  '608.3c': { en: 'An Aura enters attached to its target.', de: 'Eine Aura kommt an ihrem Ziel ins Spiel.' },
  '608.3f': { en: 'A copy of it becomes a token.', de: 'Eine Kopie davon wird ein Spielstein.' },
  609: { en: 'What spells and abilities bring about.', de: 'Was Zaubersprüche und Fähigkeiten bewirken.' },
  '609.3': { en: 'Impossible: as much as can be done.', de: 'Unmöglich: so viel, wie geht.' },
  '609.4': { en: '"As though" holds for the named purpose only.', de: '„Als ob“ gilt nur für den genannten Zweck.' },
  '609.7': { en: 'Choosing a source of damage.', de: 'Eine Schadensquelle wählen.' },
}

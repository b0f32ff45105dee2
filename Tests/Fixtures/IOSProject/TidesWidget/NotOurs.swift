// Excepted from the target: it does not compile.
let broken: Nothing = 1

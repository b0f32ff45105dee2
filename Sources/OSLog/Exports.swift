// Logger lies in os, as on Apple's platforms.
@_exported public import os
